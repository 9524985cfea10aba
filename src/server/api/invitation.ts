import { minimumPasswordLength } from '../../content/passwordLength'
import { statusOf } from '../../contract/errors'
import { acceptInvitation } from '../../contract/people'
import { browserName } from '../http/browserName'
import { beginHalf } from '../http/halfSignIn'
import { knownBrowser, rememberBrowser } from '../http/knownBrowser'
import { readToken, setSession } from '../http/session'
import { drawInvitation } from '../pages/drawInvitation'
import { invitedAccount } from '../people/invitedAccount'
import { hashPassword, isPassword } from '../people/passwords'
import { asOwnLanguage, editAddress, readsIn } from '../people/readsIn'
import { countTry } from '../people/signInTries'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import { findInvitationByToken, takeInvitation } from '../storage/invitations'
import { changeOwnData, insertPerson, lockAccount, membershipOn, setMembership, setPassword } from '../storage/people'
import { hasSecondFactor } from '../storage/secondFactor'
import { replaceSession } from '../storage/sessions'
import { writeSite } from '../storage/writeSite'
import { acts, type FormPresenter, withForm } from './context'

const present: FormPresenter = async ({ services, hosted, session, request }, { fields, refusal, data }) => {
  if (!refusal) return data as { to: string }
  const { token = '', name } = fields
  const { isGood, ...form } = await drawInvitation(services, hosted, {
    request,
    session,
    token,
    name,
    problem: refusal.code,
  })
  return { status: isGood ? statusOf(refusal.code) : 410, ...form }
}

export const invitationHandlers = {
  acceptInvitation: withForm(
    acts(acceptInvitation, async ({ services, hosted, session, request, reply }, { token, name, password = '' }) => {
      const { storage, clock } = services
      const siteId = hosted.site.id
      const now = clock()
      const invitation = await findInvitationByToken(storage.read, siteId, { token, now })
      if (!invitation) throw new Refusal('not_found')
      const { known, hasAccount, isOther, isSignedIn } = await invitedAccount(storage.read, {
        siteId,
        email: invitation.email,
        session,
      })
      if (isOther) throw new Refusal('not_allowed')
      if (known && hasAccount && !isSignedIn) {
        // Counted with those of the sign-in form: another invitation brings no new tries.
        const browser = knownBrowser({ services, hosted, request }, known)
        const takeBack = await countTry(services, {
          address: request.ip,
          email: known.email,
          browser: browser?.name ?? null,
        })
        if (!(await isPassword(known.passwordHash, password))) {
          const refused = { siteId, kind: 'signInRefused', personId: null, subject: known.email } as const
          await storage.write(tx => audit(tx, { ...refused, address: request.ip, now }))
          throw new Refusal('wrong_credentials')
        }
        await storage.write(takeBack)
      }
      if (!hasAccount && !(name && password.length >= minimumPasswordLength))
        throw new Refusal('invalid_input', { issues: [{ path: name ? 'password' : 'name' }] })
      const newHash = hasAccount ? null : await hashPassword(password)
      const reader = {
        site: hosted.site,
        languages: invitation.languages,
        acceptLanguage: request.headers['accept-language'],
      }
      const language = asOwnLanguage(readsIn(reader))
      const answer = { to: editAddress(reader) }
      const entered = await writeSite(storage, siteId, async tx => {
        const taken = await takeInvitation(tx, siteId, invitation.id)
        if (!taken) return null
        if (known && (await lockAccount(tx, known.id)) !== known.passwordHash) throw new Refusal('wrong_credentials')
        const personId =
          known?.id ??
          (await insertPerson(tx, {
            email: taken.email,
            name: name!.trim(),
            passwordHash: newHash,
            isOperator: false,
            language,
          }))
        if (known?.language === null) await changeOwnData(tx, personId, { language })
        if (known && newHash) await setPassword(tx, personId, newHash)
        // Whoever came to belong here by another way meanwhile keeps what they are.
        const isMember = known && (await membershipOn(tx.db, siteId, known))
        if (!isMember) await setMembership(tx, siteId, personId, taken)
        const noted = { siteId, personId, address: request.ip, now }
        await audit(tx, { ...noted, kind: 'invitationAccepted', subject: taken.email })
        if (known && !isSignedIn && (await hasSecondFactor(tx.db, personId))) return { opened: null, personId }
        await audit(tx, { ...noted, kind: 'signIn' })
        const opened = await replaceSession(tx, {
          siteId,
          personId,
          replaced: readToken(request, hosted),
          browser: browserName(request),
          now,
        })
        return { opened, personId }
      })
      if (!entered) throw new Refusal('not_found')
      const account = { id: entered.personId, passwordHash: newHash ?? known?.passwordHash ?? null }
      if (!entered.opened) {
        beginHalf({ services, hosted, reply }, account)
        return answer
      }
      setSession(reply, hosted, entered.opened)
      rememberBrowser({ services, hosted, reply }, account, { hasShownFactor: false })
      return answer
    }),
    present,
  ),
}
