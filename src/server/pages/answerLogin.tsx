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
import type { SiteRequest } from './answerEdit'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'

/** The sign-in form; who is signed in already goes on at once. */
export const answerLogin = async ({ services, hosted, origin, request, reply, url }: SiteRequest) => {
  const { site } = hosted
  const locale = localeOf(url.pathname, site)
  const back = safePath(url.searchParams.get('back')) ?? `/${locale}/edit?toolbar=1`
  const { kind } = await readCaller(services, request, hosted)
  reply.header('cache-control', 'no-store')
  if (kind === 'person') return reply.redirect(back, 302)
  const forgotten = asForgottenStep(url.searchParams.get('forgotten'))
  const error = url.searchParams.get('error')
  const email = takeFlash({ request, reply }, hosted, 'login') ?? ''
  const half = await readHalf({ services, hosted, request })
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin,
    locale,
    title: wordsFor(locale).login,
    system: 'login',
    draw: shell =>
      forgotten ? (
        <ForgottenPage shell={shell} locale={locale} step={forgotten} canMail={services.config.smtpUrl !== null} />
      ) : half ? (
        <CodePage shell={shell} locale={locale} back={back} error={error} />
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
