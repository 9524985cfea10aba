import { setImmediate as breathe } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../content/rules/route'
import { resolveAddress } from '../../live/route.server'
import { readCaller, sessionOf } from '../http/caller'
import { pageHeaders } from '../http/headers'
import { sendDrawn } from '../http/sendFinished'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { lastChangeNumber } from '../storage/changes'
import { readWorkingPage } from '../storage/pages'
import type { HostedSite } from '../storage/sites'
import { drawPage } from './drawPage'
import { editorData } from './editorData'
import { createReader } from './reader'

export type SiteRequest = {
  services: Services
  hosted: HostedSite
  origin: string
  request: FastifyRequest
  reply: FastifyReply
  url: URL
}

/** ROUTE-9: the page as it is being edited, for signed-in editors of this site; others sign in first and come back. */
export const answerEdit = async ({ services, hosted, origin, request, reply, url }: SiteRequest) => {
  const { site } = hosted
  const session = sessionOf(await readCaller(services, request, hosted))
  const back = url.pathname + url.search
  const locale = localeOf(url.pathname, site)
  reply.header('cache-control', 'no-store')
  if (!session) return reply.redirect(`/${locale}/login?${new URLSearchParams({ back })}`, 302)
  if (session.mustSetUp) return reply.redirect('/desk/account', 302)
  const reader = createReader(services, { site, mode: 'edit' })
  const resolution = await resolveAddress({ reader, site, path: url.pathname, now: services.clock() })
  if (resolution.kind === 'redirect') return reply.redirect(resolution.to + url.search, 302)
  const pageId = resolution.kind === 'page' ? resolution.page.id : ''
  // Read before the page: a change in between then comes through the stream once more instead of never.
  const seq = await lastChangeNumber(services.storage.read, site.id, pageId)
  const working = await readWorkingPage(services.storage.read, site.id, pageId)
  if (resolution.kind !== 'page' || !working) {
    const home = `/${locale}/edit`
    if (url.pathname === home) throw new Refusal('not_found')
    return reply.redirect(home, 302)
  }
  const data = await editorData({ services, site, working, session, seq })
  // A page may be large: other sites' visitors are answered before it is drawn, and before it is sent.
  await breathe()
  const { html, ...drawn } = await drawPage({
    services,
    reader,
    site,
    origin,
    page: resolution.page,
    document: working.document,
    locale: resolution.locale,
    mode: 'edit',
    editorData: data,
  })
  await breathe()
  reply.headers({ ...pageHeaders(drawn), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return sendDrawn(request, reply, html)
}
