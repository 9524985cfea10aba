import type { AuditKind } from '../../content/audit'
import * as call from '../../contract/people'
import { newId } from '../newId'
import { sendPasswordMail } from '../people/forgottenPassword'
import { mayMail } from '../people/mayMail'
import { sendInvitation } from '../people/sendInvitation'
import { Refusal } from '../Refusal'
import { originOf } from '../sites/siteFinder'
import { createAccessLink } from '../storage/accessLinks'
import { audit } from '../storage/audit'
import {
  findInvitation,
  type Invitation,
  listInvitations,
  takeInvitation,
  withdrawInvitationsBy,
} from '../storage/invitations'
import {
  endSessionsOn,
  findPersonByEmail,
  isOnlyHere,
  listMembers,
  lockAccount,
  type Member,
  type Membership,
  membershipOn,
  normalizeEmail,
  type Person,
  removeMembership,
  setMembership,
} from '../storage/people'
import { removeAllFactors, withSecondFactor } from '../storage/secondFactor'
import { readSecondFactorRule, writeSecondFactorRule } from '../storage/secondFactorRule'
import { reads, type WriteContext, writes } from './context'
import { doerOf } from './doerOf'

type Context = Pick<WriteContext, 'tx' | 'services' | 'hosted' | 'session' | 'request'>

const presentInvitation = ({ id, email, role, languages, created, expires }: Invitation, now: number) => ({
  id,
  email,
  role,
  languages: languages && [...languages],
  created,
  expires,
  isExpired: expires <= now,
})

/** Asked again within the unit of work: two admins may be removing each other at this moment. */
const checkStillAdmin = async ({ tx, hosted, session }: Context) => {
  const membership = await membershipOn(tx.db, hosted.site.id, session.person)
  if (membership?.role !== 'admin') throw new Refusal('not_allowed')
}

const note = (context: Context, kind: AuditKind, subject: string) =>
  audit(context.tx, { siteId: context.hosted.site.id, kind, subject, ...doerOf(context) })

/** Whom it is about; operators without a membership belong to the installation, not to the site. */
const findMember = async ({ tx, hosted }: Context, id: string): Promise<Member> => {
  const member = (await listMembers(tx.db, hosted.site.id)).find(({ person }) => person.id === id)
  if (!member) throw new Refusal('not_found')
  return member
}

/** D27: operators are no admins of the site's own; only they may leave it without one. */
const keepAnAdmin = async ({ tx, hosted, session }: Context, leaving: Member) => {
  if (leaving.role !== 'admin' || session.person.isOperator) return
  const members = await listMembers(tx.db, hosted.site.id)
  const stays = members.some(
    ({ role, person }) => role === 'admin' && !person.isOperator && person.id !== leaving.person.id,
  )
  if (!stays) throw new Refusal('last_admin')
}

/** Who no longer may invite comes back by no invitation of their own. */
const withdrawTheirs = async (context: Context, personId: string) => {
  const withdrawn = await withdrawInvitationsBy(context.tx, context.hosted.site.id, personId)
  for (const email of withdrawn) await note(context, 'invitationWithdrawn', email)
}

/** Whoever belongs to other sites too is not let in there by an admin of this one. */
const checkMayHelp = async ({ tx, hosted, session }: Context, person: Person) => {
  // Held until this is done: they come to belong to another site before it, or after.
  await lockAccount(tx, person.id)
  const mayHelp = session.person.isOperator || (await isOnlyHere(tx.db, hosted.site.id, person))
  if (!mayHelp) throw new Refusal('belongs_elsewhere')
}

/** An admin writes every language; an editor those of the site. */
const checkedRights = ({ hosted }: Context, { role, languages }: Membership): Membership => {
  if (role === 'admin' || languages === null) return { role, languages: null }
  if (languages.some(locale => !hosted.site.locales.includes(locale)))
    throw new Refusal('invalid_input', { issues: [{ path: 'languages' }] })
  return { role, languages: hosted.site.locales.filter(locale => languages.includes(locale)) }
}

const invite = async (context: Context, { email, ...rights }: Membership & { email: string }) => {
  const { tx, services, hosted, session } = context
  await checkStillAdmin(context)
  const known = await findPersonByEmail(tx.db, email)
  if (known && (await membershipOn(tx.db, hosted.site.id, known))) throw new Refusal('already_member')
  const checked = checkedRights(context, rights)
  const { invitation, link } = await sendInvitation(tx, {
    site: hosted.site,
    origin: originOf(hosted.primary, services.config.port),
    by: session.person,
    email,
    canMail: services.config.smtpUrl !== null,
    now: services.clock(),
    ...checked,
  })
  await note(context, 'personInvited', normalizeEmail(email))
  return { invitation: presentInvitation(invitation, services.clock()), link }
}

export const peopleHandlers = {
  listPeople: reads(call.listPeople, async ({ services, hosted }) => {
    const db = services.storage.read
    const members = await listMembers(db, hosted.site.id)
    const secured = await withSecondFactor(
      db,
      members.map(({ person }) => person.id),
    )
    const invitations = await listInvitations(db, hosted.site.id)
    return {
      people: members.map(({ person, role, languages, seen }) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        role,
        languages: languages && [...languages],
        isOperator: person.isOperator,
        hasSecondFactor: secured.has(person.id),
        lastSeen: seen,
      })),
      invitations: invitations.map(entry => presentInvitation(entry, services.clock())),
      needsSecondFactor: await readSecondFactorRule(db, hosted.site.id),
      canMail: services.config.smtpUrl !== null,
    }
  }),

  requireSecondFactor: writes(call.requireSecondFactor, async (context, { isNeeded }) => {
    await checkStillAdmin(context)
    await writeSecondFactorRule(context.tx, context.hosted.site.id, isNeeded)
    await note(context, isNeeded ? 'secondFactorRequired' : 'secondFactorOptional', '')
    return {}
  }),

  invitePerson: writes(call.invitePerson, invite),

  resendInvitation: writes(call.resendInvitation, async (context, { id }) => {
    const invitation = await findInvitation(context.tx.db, context.hosted.site.id, id)
    if (!invitation) throw new Refusal('not_found')
    const { locales } = context.hosted.site
    const languages = invitation.languages?.filter(locale => locales.includes(locale)) ?? null
    if (languages?.length === 0) throw new Refusal('languages_gone')
    return invite(context, { ...invitation, languages })
  }),

  withdrawInvitation: writes(call.withdrawInvitation, async (context, { id }) => {
    await checkStillAdmin(context)
    const withdrawn = await takeInvitation(context.tx, context.hosted.site.id, id)
    if (!withdrawn) throw new Refusal('not_found')
    await note(context, 'invitationWithdrawn', withdrawn.email)
    return {}
  }),

  changePerson: writes(call.changePerson, async (context, { id, role, languages }) => {
    await checkStillAdmin(context)
    const member = await findMember(context, id)
    if (role !== 'admin') await keepAnAdmin(context, member)
    const rights = checkedRights(context, { role, languages })
    await setMembership(context.tx, context.hosted.site.id, id, rights)
    const said = [rights.role, ...(rights.languages ?? [])].join(' ')
    await note(context, 'personChanged', `${member.person.email} ${said}`)
    if (rights.role !== 'admin') await withdrawTheirs(context, id)
    return {}
  }),

  removePerson: writes(call.removePerson, async (context, { id }) => {
    await checkStillAdmin(context)
    const member = await findMember(context, id)
    await keepAnAdmin(context, member)
    await removeMembership(context.tx, context.hosted.site.id, id)
    await note(context, 'personRemoved', member.person.email)
    await withdrawTheirs(context, id)
    return {}
  }),

  sendPasswordLink: writes(call.sendPasswordLink, async (context, { id }) => {
    const { tx, services, hosted } = context
    await checkStillAdmin(context)
    const { person } = await findMember(context, id)
    await checkMayHelp(context, person)
    const origin = originOf(hosted.primary, services.config.port)
    const now = services.clock()
    await note(context, 'passwordLinkMade', person.email)
    if (!services.config.smtpUrl) {
      const token = await createAccessLink(tx, { personId: person.id, purpose: 'password', now })
      return { link: `${origin}/access/${token}` }
    }
    if (!(await mayMail(tx, `password link ${person.id}`, now))) throw new Refusal('mailed_lately')
    await sendPasswordMail(tx, { site: hosted.site, origin, person, key: newId(), now })
    return { link: null }
  }),

  removeSecondFactorOfPerson: writes(call.removeSecondFactorOfPerson, async (context, { id }) => {
    await checkStillAdmin(context)
    const { person } = await findMember(context, id)
    await checkMayHelp(context, person)
    await removeAllFactors(context.tx, person.id)
    await note(context, 'secondFactorOff', person.email)
    return {}
  }),

  endSessionsOfPerson: writes(call.endSessionsOfPerson, async (context, { id }) => {
    await checkStillAdmin(context)
    const { person } = await findMember(context, id)
    await endSessionsOn(context.tx, context.hosted.site.id, person.id)
    await note(context, 'sessionsEnded', person.email)
    return {}
  }),
}
