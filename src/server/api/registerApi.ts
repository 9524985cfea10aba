import type { FastifyInstance } from 'fastify'
import { allCalls } from '../../contract/calls'
import { registerBodyParsers } from '../http/registerBodyParsers'
import type { Services } from '../services'
import { handlers } from './handlers'
import { openApi } from './openApi'
import { registerCall } from './registerCall'

/** Makes a route of every call of the contract. */
export const registerApi = async (app: FastifyInstance, services: Services) => {
  await registerBodyParsers(app)
  app.decorateRequest('admitted', null)
  for (const [name, call] of allCalls) registerCall(app, services, { name, call, handler: handlers[name] })
  app.get('/api/v1/openapi.json', async () => openApi())
  app.get('/api/*', (_, reply) => reply.callNotFound())
  app.addHook('preClose', async () => services.streams.closeAll())
}
