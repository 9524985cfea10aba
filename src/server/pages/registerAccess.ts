import type { FastifyInstance } from 'fastify'
import { browserName } from '../http/browserName'
import { browserOf } from '../http/browserOf'
import { readCaller, sessionOf } from '../http/caller'
import { hostedSite } from '../http/hostedSite'
import { readToken, setSession } from '../http/session'
import { editAddress } from '../people/readsIn'
import type { Services } from '../services'
import { audit } from '../storage/audit'
import { takeHandOver } from '../storage/handOvers'
import { findPersonById, membershipOn } from '../storage/people'
import { replaceSession } from '../storage/sessions'
import { drawAccessForm } from './drawAccessForm'
import { drawInvitation } from './drawInvitation'

/** One-time links: the first operator's, a way back in (design §6, D28; on any site), and invitations to this site. */
export const registerAccess = (app: FastifyInstance, services: Services) => {
  registerHandOver(app, services)
  app.get<{ Params: { token: string } }>('/access/:token', async (request, reply) => {
    const hosted = await hostedSite(services, request)
    const { token } = request.params
    const { isGood, html, headers } = await drawAccessForm(services, hosted, { request, token })
    return reply
      .code(isGood ? 200 : 410)
      .headers(headers)
      .send(html)
  })
  app.get<{ Params: { token: string } }>('/invitation/:token', async (request, reply) => {
    const hosted = await hostedSite(services, request)
    const session = sessionOf(await readCaller(services, request, hosted))
    const { token } = request.params
    const { isGood, html, headers } = await drawInvitation(services, hosted, { request, session, token })
    return reply
      .code(isGood ? 200 : 410)
      .headers(headers)
      .send(html)
  })
}

/** D28: the way from another of one's own sites. It opens a session here, for whoever still belongs here. */
const registerHandOver = (app: FastifyInstance, services: Services) => {
  const { storage, clock } = services
  app.get<{ Params: { token: string } }>('/access/here/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const hosted = await hostedSite(services, request)
    const now = clock()
    // A link that somebody was sent opens nothing: the page that asked for it leads here.
    const sent = request.headers.referer
    const fromOrigin = sent && URL.canParse(sent) ? new URL(sent).origin : ''
    const siteId = hosted.site.id
    const session = await storage.write(async tx => {
      const taken = { siteId, fromOrigin, browser: browserOf(request) }
      const found = await takeHandOver(tx, request.params.token, taken, now)
      const person = found && (await findPersonById(tx.db, found.personId))
      const membership = person && (await membershipOn(tx.db, siteId, person))
      if (!membership) return null
      await audit(tx, {
        ...{ siteId, kind: 'signIn', personId: person.id },
        ...{ subject: fromOrigin, address: request.ip, now },
      })
      const opened = await replaceSession(tx, {
        siteId,
        personId: person.id,
        replaced: readToken(request, hosted),
        browser: browserName(request),
        now,
      })
      return { opened, languages: membership.languages }
    })
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (session) {
      setSession(reply, hosted, session.opened)
      const acceptLanguage = request.headers['accept-language']
      return reply.redirect(editAddress({ site: hosted.site, languages: session.languages, acceptLanguage }), 303)
    }
    const { html, headers } = await drawAccessForm(services, hosted, { request, token: '' })
    return reply
      .code(410)
      .headers({ ...headers, 'referrer-policy': 'no-referrer' })
      .send(html)
  })
}
