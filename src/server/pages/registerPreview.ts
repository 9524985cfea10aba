import type { FastifyInstance } from 'fastify'
import { withPublishedStatus } from '../editing/publishPage'
import { pageHeaders } from '../http/headers'
import { hostedSite } from '../http/hostedSite'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { readWorkingPage } from '../storage/pages'
import { findPreview } from '../storage/previews'
import { drawPage } from './drawPage'
import { createReader } from './reader'

/** D20: one page as it is being edited, for whoever has the link. All else around it is what visitors see. */
export const registerPreview = (app: FastifyInstance, services: Services) => {
  app.get<{ Params: { token: string; locale?: string } }>('/preview/:token/:locale?', async (request, reply) => {
    const { site, primary } = await hostedSite(services, request)
    const { token, locale: wished } = request.params
    const { read } = services.storage
    const pageId = await findPreview(read, { siteId: site.id, token, now: services.clock() })
    const working = pageId ? await readWorkingPage(read, site.id, pageId) : null
    const page = working && (await findListed(services, site, working.page.id))
    if (!working || !page) throw new Refusal('not_found')
    const { html, ...drawn } = await drawPage({
      services,
      reader: createReader(services, { site, mode: 'live' }),
      site,
      origin: originOf(primary, services.config.port),
      page,
      document: withPublishedStatus(working.document),
      locale: site.locales.find(entry => entry === wished) ?? site.defaultLocale,
      mode: 'live',
      isPreview: true,
    })
    return reply
      .headers({
        ...pageHeaders(drawn),
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      .send(html)
  })
}

const findListed = async (services: Services, site: Parameters<typeof createReader>[1]['site'], pageId: string) =>
  (await createReader(services, { site, mode: 'edit' }).pages({ ids: [pageId] }))[0] ?? null
