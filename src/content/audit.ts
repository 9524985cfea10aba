import * as z from 'zod/mini'

/** What is noted; the desk has words for each. */
export const auditKinds = [
  'signIn',
  'signInRefused',
  'secondFactorRefused',
  'secondFactorOn',
  'secondFactorOff',
  'passwordChanged',
  'passwordForgotten',
  'passwordLinkMade',
  'personInvited',
  'invitationWithdrawn',
  'invitationAccepted',
  'personChanged',
  'personRemoved',
  'sessionsEnded',
  'tokenMade',
  'tokenRemoved',
  'published',
  'publishedAsPlanned',
  'unpublished',
  'exported',
  'imported',
  'siteCreated',
  'siteChanged',
  'hostSet',
  'hostRemoved',
  'languagesChanged',
  'lookChanged',
  'limitsChanged',
  'siteSuspended',
  'siteResumed',
  'siteDeleted',
  'siteRestored',
] as const
export const auditKindSchema = z.enum(auditKinds)
export type AuditKind = z.infer<typeof auditKindSchema>
