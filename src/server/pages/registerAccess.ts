import type { FastifyInstance } from 'fastify'
import { hostedSite } from '../http/hostedSite'
import type { Services } from '../services'
import { drawAccessForm } from './drawAccessForm'

/** One-time links: the first operator's, and a way back in (design §6, D28). A link works once, on any site. */
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
}
