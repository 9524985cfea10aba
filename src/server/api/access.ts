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
import { readPagePassword } from '../storage/pagePassword'
import { findOperator, findPersonByEmail, insertPerson, setPassword } from '../storage/people'
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
      const enter = () =>
        storage.write(async tx => {
          if (!(await takeAccessLink(tx, token))) return null
          if (isFirst && (await findOperator(tx.db))) return null
          const person = newcomer
            ? await insertPerson(tx, { ...newcomer, passwordHash, isOperator: true })
            : link.personId
          if (!person) return null
          if (!isFirst) await setPassword(tx, person, passwordHash)
          // A mail alone does not stand for the second factor; a link made on the server itself does.
          if (link.purpose === 'password' && (await hasSecondFactor(tx.db, person)))
            return { token: null, personId: person }
          const opened = await replaceSession(tx, {
            siteId: hosted.site.id,
            personId: person,
            replaced: readToken(request, hosted),
            browser: browserName(request),
            now: clock(),
          })
          return { token: opened, personId: person }
        })
      // There may be several links for the first operator, of starts and machines; there is one first operator.
      const session = await (isFirst ? storage.exclusively(enter) : enter())
      if (!session) throw new Refusal('not_found')
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
