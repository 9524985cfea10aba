import type { FastifyInstance } from 'fastify'
import { takeFlash } from '../http/flash'
import { hostedSite } from '../http/hostedSite'
import { sendDrawn, sendKept } from '../http/sendFinished'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { readPagePassword } from '../storage/pagePassword'
import { answerDesk } from './answerDesk'
import { answerEdit } from './answerEdit'
import { answerLogin } from './answerLogin'
import { answerPage } from './answerPage'
import { registerAccess } from './registerAccess'
import { isUnlocked, unlockCookie } from './unlock'

/** Everything a visitor opens: pages, search, sign-in, the editor's pages. */
export const registerSite = (app: FastifyInstance, services: Services) => {
  registerAccess(app, services)
  app.get('/*', async (request, reply) => {
    const hosted = await hostedSite(services, request)
    // Joined, not resolved: `//host` would be taken for another host.
    const url = new URL(`http://site${request.url}`)
    const origin = originOf(hosted.primary, services.config.port)
    if (hosted.host.host !== hosted.primary.host) return reply.redirect(origin + request.url, 301)
    const [, locale, second] = url.pathname.split('/')
    if (locale === 'desk') return answerDesk({ services, hosted, origin, request, reply, url })
    if (second === 'edit') return answerEdit({ services, hosted, origin, request, reply, url })
    if (second === 'login' && hosted.site.locales.some(entry => entry === locale))
      return answerLogin({ services, hosted, origin, request, reply, url })

    const answer = await answerPage(services, {
      site: hosted.site,
      origin,
      path: url.pathname,
      query: url.searchParams,
      acceptLanguage: request.headers['accept-language'],
      isRefused: page => takeFlash({ request, reply }, hosted, 'unlock') === page.id,
      isUnlocked: async page => {
        // D14: what a browser fetches ahead of a click stays locked, and is then thrown away for its status.
        if (request.headers['sec-purpose']?.includes('prefetch')) return false
        const password = await readPagePassword(services.storage.read, hosted.site.id, page.id)
        return (
          password !== null &&
          isUnlocked({
            secret: services.secret,
            pageId: page.id,
            passwordVersion: password.version,
            value: request.cookies[unlockCookie(page.id)],
            now: services.clock(),
          })
        )
      },
    })
    if (answer.kind === 'redirect') {
      if (answer.varyByLanguage) reply.header('vary', 'Accept-Language')
      return reply.header('cache-control', 'no-cache').redirect(answer.to + url.search, answer.status)
    }
    if (answer.kind === 'drawn')
      return sendDrawn(request, reply.code(answer.drawn.status).headers(answer.drawn.headers), answer.drawn.body)
    return sendKept(services, { request, reply, finished: answer.finished })
  })
}
