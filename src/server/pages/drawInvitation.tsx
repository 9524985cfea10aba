import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../contract/errors'
import { type InvitationForm, InvitationPage, invitationTexts } from '../../live/InvitationPage'
import { pageHeaders } from '../http/headers'
import { invitedAccount } from '../people/invitedAccount'
import { readsIn } from '../people/readsIn'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { findInvitationByToken } from '../storage/invitations'
import type { Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'

/** What the link of an invitation leads to: its form, or why there is none. */
export const drawInvitation = async (
  services: Services,
  { site, primary }: HostedSite,
  {
    request,
    session,
    token,
    problem = null,
    name,
  }: {
    request: FastifyRequest
    session: Session | null
    token: string
    problem?: ErrorCode | null
    name?: string
  },
) => {
  const db = services.storage.read
  const invitation = await findInvitationByToken(db, site.id, { token, now: services.clock() })
  const account = invitation && (await invitedAccount(db, { siteId: site.id, email: invitation.email, session }))
  const form: InvitationForm = !account
    ? 'gone'
    : account.isOther
      ? 'other'
      : account.isSignedIn
        ? 'signedIn'
        : account.hasAccount
          ? 'password'
          : 'new'
  const languages = invitation?.languages ?? null
  const locale = readsIn({ site, languages, acceptLanguage: request.headers['accept-language'] })
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin: originOf(primary, services.config.port),
    locale,
    title: invitationTexts(locale).title,
    draw: shell => (
      <InvitationPage
        shell={shell}
        locale={locale}
        token={token}
        form={form}
        site={site.name}
        email={invitation?.email ?? ''}
        problem={problem}
        name={name}
      />
    ),
  })
  const headers = { ...pageHeaders({ styleHash }), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
  return { isGood: invitation !== null, html, headers }
}
