import { localeOf } from '../../content/rules/route'
import { errors } from '../../contract/errors'
import { CodePage } from '../../live/CodePage'
import { asForgottenStep, ForgottenPage } from '../../live/ForgottenPage'
import { LoginPage } from '../../live/LoginPage'
import { wordsFor } from '../../render/i18n/words'
import { readCaller } from '../http/caller'
import { takeFlash } from '../http/flash'
import { readHalf } from '../http/halfSignIn'
import { pageHeaders } from '../http/headers'
import { safePath } from '../http/safePath'
import { sendDrawn } from '../http/sendFinished'
import type { Services } from '../services'
import { listPasskeys } from '../storage/passkeys'
import { readTotp } from '../storage/secondFactor'
import type { SiteRequest } from './answerEdit'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'

/** The sign-in form; who is signed in already goes on at once. */
export const answerLogin = async ({ services, hosted, origin, request, reply, url }: SiteRequest) => {
  const { site } = hosted
  const locale = localeOf(url.pathname, site)
  const back = safePath(url.searchParams.get('back')) ?? `/${locale}/edit?toolbar=1`
  const caller = await readCaller(services, request, hosted)
  reply.header('cache-control', 'no-store')
  if (caller.kind === 'person') return reply.redirect(back, 302)
  const forgotten = asForgottenStep(url.searchParams.get('forgotten'))
  const isRemoved = caller.kind === 'visitor' && caller.removed !== undefined
  const error = url.searchParams.get('error') ?? (isRemoved ? 'no_longer_member' : null)
  const email = takeFlash({ request, reply }, hosted, 'login') ?? ''
  const half = await readHalf({ services, hosted, request })
  const factors = half && (await factorsOf(services, half.id, hosted.host.host))
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin,
    locale,
    title: wordsFor(locale).login,
    system: 'login',
    script: services.assets.passkey,
    draw: shell =>
      forgotten ? (
        <ForgottenPage shell={shell} locale={locale} step={forgotten} canMail={services.config.smtpUrl !== null} />
      ) : factors ? (
        <CodePage shell={shell} locale={locale} back={back} factors={factors} error={error} />
      ) : (
        <LoginPage
          shell={shell}
          locale={locale}
          back={back}
          email={email}
          error={error !== null && error in errors ? error : null}
        />
      ),
  })
  return sendDrawn(request, reply.headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store' }), html)
}

const factorsOf = async ({ storage }: Services, personId: string, host: string) => {
  const totp = await readTotp(storage.read, personId)
  const passkeys = await listPasskeys(storage.read, personId)
  return {
    hasApp: totp?.isOn ?? false,
    hasPasskeyHere: passkeys.some(passkey => passkey.host === host),
    otherHost: passkeys.find(passkey => passkey.host !== host)?.host ?? null,
  }
}
