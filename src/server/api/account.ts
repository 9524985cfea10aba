import { localeOf } from '../../content/rules/route'
import * as call from '../../contract/account'
import { browserName } from '../http/browserName'
import { rememberBrowser } from '../http/knownBrowser'
import { readToken, setSession } from '../http/session'
import { newId } from '../newId'
import { checkAppCode } from '../people/checkCode'
import { checkOwnPassword } from '../people/checkOwnPassword'
import { hashPassword } from '../people/passwords'
import { seal } from '../people/sealed'
import { newRecoveryCodes, newTotpSecret, plainCode, totpAddress } from '../people/totp'
import { Refusal } from '../Refusal'
import { originOf } from '../sites/siteFinder'
import { audit } from '../storage/audit'
import { addJob } from '../storage/jobs'
import { listPasskeys } from '../storage/passkeys'
import { changeOwnData, lockAccount, setPassword } from '../storage/people'
import {
  beginTotp,
  countRecoveryCodes,
  hasSecondFactor,
  readTotp,
  removeTotp,
  setRecoveryCodes,
  turnTotpOn,
} from '../storage/secondFactor'
import { endOtherSessions, endSession, listSessions, openSession } from '../storage/sessions'
import type { Database } from '../storage/storage'
import { acts, type FormPresenter, reads, withForm, writes } from './context'
import { doerOf } from './doerOf'

/** Back to the form, which says the same whoever asked. */
const presentForgotten: FormPresenter = async ({ hosted }, { fields, refusal }) => {
  const locale = localeOf(`/${fields.locale}`, hosted.site)
  const forgotten = refusal ? (refusal.code === 'too_many' ? 'tooMany' : 'invalid') : 'sent'
  return { to: `/${locale}/login?${new URLSearchParams({ forgotten })}` }
}

const hasApp = async (db: Database, personId: string) => (await readTotp(db, personId))?.isOn ?? false

export const accountHandlers = {
  readAccount: reads(call.readAccount, async ({ services, hosted, session, request }) => {
    const { id, name, email, language } = session.person
    const token = readToken(request, hosted)
    const sessions = await listSessions(services.storage.read, id, { token, now: services.clock() })
    const passkeys = await listPasskeys(services.storage.read, id)
    const secondFactor = {
      isOn: await hasApp(services.storage.read, id),
      recoveryCodes: await countRecoveryCodes(services.storage.read, id),
      passkeys: passkeys.map(({ id, name, host, created, lastUsed }) => ({ id, name, host, created, lastUsed })),
    }
    return { name, email, language, secondFactor, sessions, mustSetUp: session.mustSetUp }
  }),

  writeAccount: writes(call.writeAccount, async ({ tx, session }, { name, language }) => {
    await changeOwnData(tx, session.person.id, {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(language === undefined ? {} : { language }),
    })
    return {}
  }),

  changePassword: acts(call.changePassword, async (context, { oldPassword, password }) => {
    const { services, hosted, session, request, reply } = context
    const { storage, clock } = services
    const { id } = session.person
    const checkStill = await checkOwnPassword(context, oldPassword)
    const passwordHash = await hashPassword(password)
    const now = clock()
    const { token, hasShownFactor } = await storage.write(async tx => {
      await checkStill(tx)
      await setPassword(tx, id, passwordHash)
      await audit(tx, { siteId: hosted.site.id, kind: 'passwordChanged', personId: id, address: request.ip, now })
      const token = await openSession(tx, hosted.site.id, id, { browser: browserName(request), now })
      // Whoever has one has no session without it.
      return { token, hasShownFactor: await hasSecondFactor(tx.db, id) }
    })
    setSession(reply, hosted, token)
    rememberBrowser({ services, hosted, reply }, { id, passwordHash }, { hasShownFactor })
    return {}
  }),

  beginSecondFactor: acts(call.beginSecondFactor, async (context, { password }) => {
    const { services, hosted, session } = context
    const { id, email } = session.person
    const checkStill = await checkOwnPassword(context, password)
    const secret = newTotpSecret()
    await services.storage.write(async tx => {
      await checkStill(tx)
      if (await hasApp(tx.db, id)) throw new Refusal('wrong_status')
      await beginTotp(tx, id, seal(services.secret, id, secret))
    })
    return { secret, address: totpAddress({ secret, site: hosted.site.name, email }) }
  }),

  confirmSecondFactor: acts(
    call.confirmSecondFactor,
    async ({ services, hosted, session, request, reply }, { code }) => {
      const { id } = session.person
      const now = services.clock()
      const recoveryCodes = newRecoveryCodes()
      const passwordHash = await services.storage.write(async tx => {
        const passwordHash = await lockAccount(tx, id)
        if (await hasApp(tx.db, id)) throw new Refusal('wrong_status')
        const typed = { personId: id, code, secret: services.secret, now }
        if (!(await checkAppCode(tx, { ...typed, isOn: false }))) throw new Refusal('wrong_code')
        await turnTotpOn(tx, id)
        await setRecoveryCodes(tx, id, recoveryCodes.map(plainCode))
        await endOtherSessions(tx, id, readToken(request, hosted))
        await audit(tx, { siteId: hosted.site.id, kind: 'secondFactorOn', personId: id, address: request.ip, now })
        return passwordHash
      })
      rememberBrowser({ services, hosted, reply }, { id, passwordHash }, { hasShownFactor: true })
      return { recoveryCodes }
    },
  ),

  removeSecondFactor: acts(call.removeSecondFactor, async (context, { password }) => {
    const { services, hosted, session, request } = context
    const { id } = session.person
    const checkStill = await checkOwnPassword(context, password)
    await services.storage.write(async tx => {
      await checkStill(tx)
      await removeTotp(tx, id)
      const now = services.clock()
      await audit(tx, { siteId: hosted.site.id, kind: 'secondFactorOff', personId: id, address: request.ip, now })
    })
    return {}
  }),

  renewRecoveryCodes: acts(call.renewRecoveryCodes, async (context, { password }) => {
    const { services, hosted, session } = context
    const { id } = session.person
    const checkStill = await checkOwnPassword(context, password)
    const recoveryCodes = newRecoveryCodes()
    await services.storage.write(async tx => {
      await checkStill(tx)
      if (!(await hasSecondFactor(tx.db, id))) throw new Refusal('wrong_status')
      await setRecoveryCodes(tx, id, recoveryCodes.map(plainCode))
      await audit(tx, { siteId: hosted.site.id, kind: 'recoveryCodesMade', ...doerOf(context) })
    })
    return { recoveryCodes }
  }),

  endSession: writes(call.endSession, async ({ tx, session }, { id }) => {
    if (!(await endSession(tx, session.person.id, id))) throw new Refusal('not_found')
    return {}
  }),

  endOtherSessions: writes(call.endOtherSessions, async ({ tx, hosted, session, request }) => {
    await endOtherSessions(tx, session.person.id, readToken(request, hosted))
    return {}
  }),

  forgotPassword: withForm(
    writes(call.forgotPassword, async ({ tx, services, hosted, request }, { email }) => {
      const { config } = services
      if (!config.smtpUrl) throw new Refusal('no_mail')
      // Whether there is such an account is found out behind the answer, so that its time tells nothing.
      const origin = originOf(hosted.primary, config.port)
      const payload = { id: newId(), siteId: hosted.site.id, email, origin, address: request.ip }
      await addJob(tx, { kind: 'password:forgotten', payload })
      return {}
    }),
    presentForgotten,
  ),
}
