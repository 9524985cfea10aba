import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { idSchema } from '../../content/id'
import { text } from '../../content/text'
import { PasswordPage } from '../../live/PasswordPage'
import { wordsFor } from '../../render/i18n/words'
import { pageHeaders } from '../http/headers'
import { safePath } from '../http/safePath'
import { isSameOrigin } from '../http/sameOrigin'
import { isPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { readPagePassword } from '../storage/pagePassword'
import { countHit } from '../storage/rateLimits'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'
import { findHosted, plainNotFound } from './registerSite'
import { unlockCookie, unlockMs, unlockValue } from './unlock'

const triesPerMinute = 10
const formSchema = z.object({ pageId: idSchema, password: text(200), back: z.optional(text(500)) })

/** LIVE-9, D19: the password form's answer; works without script. */
export const registerUnlock = (app: FastifyInstance, services: Services) => {
  app.post<{ Params: { locale: string } }>('/:locale/password', async (request, reply) => {
    const hosted = await findHosted(services, request)
    const { site } = hosted ?? {}
    const locale = site?.locales.find(entry => entry === request.params.locale)
    if (!hosted || !site || !locale) return plainNotFound(reply)
    if (!isSameOrigin(request)) throw new Refusal('cross_site')
    const form = formSchema.safeParse(request.body)
    if (!form.success) throw new Refusal('invalid_input')
    const { pageId, password } = form.data
    const back = safePath(form.data.back) ?? `/${locale}`
    const stored = await readPagePassword(services.storage.read, site.id, pageId)
    if (!stored) throw new Refusal('not_found')
    const isAllowed = await services.storage.write(tx =>
      countHit(tx, { key: `unlock ${pageId} ${request.ip}`, limit: triesPerMinute, now: services.clock() }),
    )
    if (isAllowed && (await isPassword(stored.hash, password))) {
      const expires = services.clock() + unlockMs
      const value = unlockValue({ secret: services.secret, pageId, passwordVersion: stored.version, expires })
      const isSecure = hosted.host.scheme === 'https'
      reply.setCookie(unlockCookie(pageId), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: unlockMs / 1000,
      })
      return reply.redirect(back, 303)
    }
    const { html, styleHash } = await drawSystemPage({
      services,
      reader: createReader(services, { site, mode: 'live' }),
      site,
      origin: originOf(hosted.primary, services.config.port),
      locale,
      title: wordsFor(locale).protectedPage,
      draw: shell => (
        <PasswordPage
          shell={shell}
          locale={locale}
          pageId={pageId}
          back={back}
          error={isAllowed ? 'wrong_password' : 'too_many'}
        />
      ),
    })
    return reply
      .code(isAllowed ? 401 : 429)
      .headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store' })
      .send(html)
  })
}
