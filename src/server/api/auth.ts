import { localeOf } from '../../content/rules/route'
import type { Role } from '../../content/site'
import { signIn, signOut, whoAmI } from '../../contract/auth'
import { setFlash } from '../http/flash'
import { safePath } from '../http/safePath'
import { clearSession, readToken, setSession } from '../http/session'
import { isPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import { findPersonByEmail, membershipOn, normalizeEmail, type Person } from '../storage/people'
import { countHit, forgetHits } from '../storage/rateLimits'
import { closeSession, openSession } from '../storage/sessions'
import { acts, type FormPresenter, reads, withForm } from './context'

/** SEC-1: tries on one account, from wherever they come. */
const triesPerAccount = 10

const present = (person: Person, role: Role) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role,
  isOperator: person.isOperator,
})

/** The form without script comes back to where the person was, or to itself with what is wrong and the e-mail. */
const presentSignIn: FormPresenter = async ({ hosted, reply }, { fields, refusal }) => {
  const { site } = hosted
  const back = safePath(fields.back) ?? `/${site.defaultLocale}/edit`
  if (!refusal) return { to: back }
  if (fields.email) setFlash(reply, hosted, 'login', fields.email.slice(0, 254))
  return { to: `/${localeOf(back, site)}/login?${new URLSearchParams({ back, error: refusal.code })}` }
}

export const authHandlers = {
  signIn: withForm(
    acts(signIn, async ({ services, hosted, reply }, { email, password }) => {
      const { storage, clock } = services
      const siteId = hosted.site.id
      const tries = `account ${normalizeEmail(email)}`
      const isAllowed = await storage.write(tx => countHit(tx, { key: tries, limit: triesPerAccount, now: clock() }))
      if (!isAllowed) throw new Refusal('too_many')
      const person = await findPersonByEmail(storage.read, email)
      const isRight = await isPassword(person?.passwordHash ?? null, password)
      const membership = person && isRight ? await membershipOn(storage.read, siteId, person) : null
      if (!person || !membership) throw new Refusal('wrong_credentials')
      const token = await storage.write(async tx => {
        // Only wrong tries count.
        await forgetHits(tx, tries)
        return openSession(tx, siteId, person.id, clock())
      })
      setSession(reply, hosted, token)
      return present(person, membership.role)
    }),
    presentSignIn,
  ),

  whoAmI: reads(whoAmI, async ({ session }) => (session ? present(session.person, session.role) : null)),

  signOut: acts(signOut, async ({ services, hosted, request, reply }) => {
    const token = readToken(request, hosted)
    if (token) await services.storage.write(tx => closeSession(tx, token))
    clearSession(reply, hosted)
    return {}
  }),
}
