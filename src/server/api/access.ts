import { localeOf } from '../../content/rules/route'
import { enterByLink, unlockPage } from '../../contract/access'
import { statusOf } from '../../contract/errors'
import { browserName } from '../http/browserName'
import { setFlash } from '../http/flash'
import { beginHalf } from '../http/halfSignIn'
import { rememberBrowser } from '../http/knownBrowser'
import { safePath } from '../http/safePath'
import { readToken, setSession } from '../http/session'
import { drawAccessForm } from '../pages/drawAccessForm'
import { drawPasswordForm } from '../pages/drawPasswordForm'
import { unlockCookie, unlockMs, unlockValue } from '../pages/unlock'
import { hashPassword, isPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import { findAccessLink, takeAccessLink } from '../storage/accessLinks'
import { audit } from '../storage/audit'
import { readPagePassword } from '../storage/pagePassword'
import {
  findOperator,
  findPersonByEmail,
  findPersonById,
  insertPerson,
  membershipOn,
  setPassword,
} from '../storage/people'
import { countHit, takeBackHit } from '../storage/rateLimits'
import { hasSecondFactor } from '../storage/secondFactor'
import { replaceSession } from '../storage/sessions'
import { acts, type FormPresenter, withForm } from './context'

/** Guesses of one page's password, from wherever they come: a shared word is short, and nobody's account is behind it. */
const triesPerPage = 200
const hourMs = 60 * 60 * 1000

/** A wrong password is told on the page's own address, too many there and then; anything else is a page of its own. */
const presentUnlock: FormPresenter = async ({ services, hosted, reply }, { fields, refusal }) => {
  const locale = localeOf(`/${fields.locale}`, hosted.site)
  const back = safePath(fields.back) ?? `/${locale}`
  if (!refusal) return { to: back }
  if (refusal.code === 'wrong_credentials') {
    setFlash(reply, hosted, 'unlock', fields.pageId ?? '')
    return { to: back }
  }
  if (refusal.code !== 'too_many') throw refusal
  const form = { locale, pageId: fields.pageId ?? '', back, error: refusal.code }
  return { status: statusOf(refusal.code), ...(await drawPasswordForm(services, hosted, form)) }
}

const presentAccess: FormPresenter = async ({ services, hosted, request }, { fields, refusal }) => {
  if (!refusal) return { to: `/${hosted.site.defaultLocale}/edit?toolbar=1` }
  // The password is chosen; what opens this site is the invitation.
  if (refusal.code === 'not_allowed') return { to: `/${hosted.site.defaultLocale}/login?forgotten=chosen` }
  const { token = '', name, email } = fields
  const problem = refusal.code === 'email_taken' ? 'taken' : 'invalid'
  const { isGood, ...form } = await drawAccessForm(services, hosted, { request, token, problem, name, email })
  return { status: isGood ? statusOf(refusal.code) : 410, ...form }
}

export const accessHandlers = {
  unlockPage: withForm(
    acts(unlockPage, async ({ services, hosted, reply }, { locale, pageId, password }) => {
      if (!hosted.site.locales.includes(locale)) throw new Refusal('not_found')
      const { storage, clock } = services
      const stored = await readPagePassword(storage.read, hosted.site.id, pageId)
      if (!stored) throw new Refusal('not_found')
      const tries = `page password ${pageId}`
      const hit = { key: tries, limit: triesPerPage, windowMs: hourMs, now: clock() }
      if (!(await storage.write(tx => countHit(tx, hit)))) throw new Refusal('too_many')
      if (!(await isPassword(stored.hash, password))) throw new Refusal('wrong_credentials')
      // Only wrong tries count.
      await storage.write(tx => takeBackHit(tx, tries))
      const expires = clock() + unlockMs
      const value = unlockValue({ secret: services.secret, pageId, passwordVersion: stored.version, expires })
      reply.setCookie(unlockCookie(pageId), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: hosted.host.scheme === 'https',
        maxAge: unlockMs / 1000,
      })
      return {}
    }),
    presentUnlock,
  ),

  enterByLink: withForm(
    acts(enterByLink, async ({ services, hosted, request, reply }, { token, password, name, email }) => {
      const { storage, clock } = services
      const link = await findAccessLink({ db: storage.read }, token, clock())
      if (!link) throw new Refusal('not_found')
      const isFirst = link.purpose === 'first-operator'
      const newcomer = isFirst && name && email ? { name: name.trim(), email } : null
      if (isFirst && !newcomer) throw new Refusal('invalid_input', { issues: [{ path: 'name' }] })
      if (newcomer && (await findPersonByEmail(storage.read, newcomer.email))) throw new Refusal('email_taken')
      const passwordHash = await hashPassword(password)
      const siteId = hosted.site.id
      const by = { siteId, address: request.ip, now: clock() }
      const enter = () =>
        storage.write(async tx => {
          if (!(await takeAccessLink(tx, token))) return null
          if (isFirst && (await findOperator(tx.db))) return null
          const person = newcomer
            ? await insertPerson(tx, { ...newcomer, passwordHash, isOperator: true })
            : link.personId
          if (!person) return null
          if (!isFirst) {
            await setPassword(tx, person, passwordHash)
            await audit(tx, { ...by, kind: 'passwordChanged', personId: person })
          }
          const known = await findPersonById(tx.db, person)
          const isMember = known !== null && (await membershipOn(tx.db, siteId, known)) !== null
          if (!isMember) return { token: null, personId: person, isMember }
          // A mail alone does not stand for the second factor; a link made on the server itself does.
          if (link.purpose === 'password' && (await hasSecondFactor(tx.db, person)))
            return { token: null, personId: person, isMember }
          await audit(tx, { ...by, kind: 'signIn', personId: person })
          const opened = await replaceSession(tx, {
            siteId,
            personId: person,
            replaced: readToken(request, hosted),
            browser: browserName(request),
            now: by.now,
          })
          return { token: opened, personId: person, isMember }
        })
      // There may be several links for the first operator, of starts and machines; there is one first operator.
      const session = await (isFirst ? storage.exclusively(enter) : enter())
      if (!session) throw new Refusal('not_found')
      if (!session.isMember) throw new Refusal('not_allowed')
      const account = { id: session.personId, passwordHash }
      if (!session.token) {
        beginHalf({ services, hosted, reply }, account)
        return {}
      }
      setSession(reply, hosted, session.token)
      rememberBrowser({ services, hosted, reply }, account, { hasShownFactor: false })
      return {}
    }),
    presentAccess,
  ),
}
