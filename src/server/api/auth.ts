import { localeOf } from '../../content/rules/route'
import { signIn, signInAsOther, signInCode, signOut, whoAmI } from '../../contract/auth'
import { setFlash } from '../http/flash'
import { endHalf, readHalf } from '../http/halfSignIn'
import { knownBrowser } from '../http/knownBrowser'
import { safePath } from '../http/safePath'
import { clearSession, readSession, readToken } from '../http/session'
import { checkCode } from '../people/checkCode'
import { isPassword } from '../people/passwords'
import { countTry } from '../people/signInTries'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import { findPersonByEmail, membershipOn, normalizeEmail } from '../storage/people'
import { countHit, takeBackHit } from '../storage/rateLimits'
import { closeSession } from '../storage/sessions'
import { acts, type FormPresenter, reads, withForm } from './context'
import { letIn, presentPerson } from './letIn'

const hourMs = 60 * 60 * 1000
const codesPerHour = 10

/** The form without script comes back to where the person was, or to itself with what is wrong and the e-mail. */
const presentSignIn: FormPresenter = async ({ hosted, reply }, { fields, refusal }) => {
  const { site } = hosted
  const back = safePath(fields.back) ?? `/${site.defaultLocale}/edit`
  if (!refusal) return { to: back }
  // The form for the code stands at the same address, for whoever has the cookie of the first step.
  if (refusal.code === 'second_factor_needed')
    return { to: `/${localeOf(back, site)}/login?${new URLSearchParams({ back })}` }
  if (fields.email) setFlash(reply, hosted, 'login', fields.email.slice(0, 254))
  return { to: `/${localeOf(back, site)}/login?${new URLSearchParams({ back, error: refusal.code })}` }
}

export const authHandlers = {
  signIn: withForm(
    acts(signIn, async ({ services, hosted, request, reply }, { email, password }) => {
      const { storage, clock } = services
      const siteId = hosted.site.id
      const person = await findPersonByEmail(storage.read, email)
      const browser = person && knownBrowser({ services, hosted, request }, person)
      const takeBack = await countTry(services, { address: request.ip, email, browser: browser?.name ?? null })
      const isRight = await isPassword(person?.passwordHash ?? null, password)
      const membership = person && isRight ? await membershipOn(storage.read, siteId, person) : null
      const noted = { siteId, address: request.ip, now: clock() }
      if (!person || !membership) {
        const subject = normalizeEmail(email)
        await storage.write(tx => audit(tx, { ...noted, kind: 'signInRefused', personId: null, subject }))
        const before = await readSession(storage.read, request, hosted, noted.now)
        const isRemoved = isRight && before !== null && 'removed' in before && before.removed === person?.id
        throw new Refusal(isRemoved ? 'no_longer_member' : 'wrong_credentials')
      }
      await storage.write(takeBack)
      const { role } = membership
      return letIn({ services, hosted, request, reply }, person, { role, hasShownFactor: false })
    }),
    presentSignIn,
  ),

  signInCode: withForm(
    acts(signInCode, async ({ services, hosted, request, reply }, { code }) => {
      const { storage, clock } = services
      const siteId = hosted.site.id
      const person = await readHalf({ services, hosted, request })
      const membership = person && (await membershipOn(storage.read, siteId, person))
      if (!person || !membership) throw new Refusal('sign_in_again')
      const now = clock()
      const browser = knownBrowser({ services, hosted, request }, person)
      const tries = browser?.hasShownFactor ? `code browser ${browser.name}` : `code ${person.id}`
      const hit = { key: tries, limit: codesPerHour, windowMs: hourMs, now }
      if (!(await storage.write(tx => countHit(tx, hit)))) throw new Refusal('too_many')
      const isRight = await storage.write(async tx => {
        if (await checkCode(tx, { personId: person.id, code, secret: services.secret, now })) return true
        await audit(tx, { siteId, kind: 'secondFactorRefused', personId: person.id, address: request.ip, now })
        return false
      })
      if (!isRight) throw new Refusal('wrong_code')
      await storage.write(tx => takeBackHit(tx, tries))
      endHalf(reply, hosted)
      const { role } = membership
      return letIn({ services, hosted, request, reply }, person, { role, hasShownFactor: true })
    }),
    presentSignIn,
  ),

  signInAsOther: withForm(
    acts(signInAsOther, async ({ hosted, reply }) => {
      endHalf(reply, hosted)
      return {}
    }),
    async ({ hosted: { site } }, { fields }) => {
      const back = safePath(fields.back) ?? `/${site.defaultLocale}/edit`
      return { to: `/${localeOf(back, site)}/login?${new URLSearchParams({ back })}` }
    },
  ),

  whoAmI: reads(whoAmI, async ({ session }) => (session ? presentPerson(session.person, session.role) : null)),

  signOut: acts(signOut, async ({ services, hosted, request, reply }) => {
    const token = readToken(request, hosted)
    if (token) await services.storage.write(tx => closeSession(tx, token))
    clearSession(reply, hosted)
    return {}
  }),
}
