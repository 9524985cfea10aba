import type { FastifyInstance } from 'fastify'
import { readCaller, sessionOf } from '../http/caller'
import { hostedSite } from '../http/hostedSite'
import type { Services } from '../services'
import { drawAccessForm } from './drawAccessForm'
import { drawInvitation } from './drawInvitation'

/** One-time links: the first operator's, a way back in (design §6, D28; on any site), and invitations to this site. */
export const registerAccess = (app: FastifyInstance, services: Services) => {
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
