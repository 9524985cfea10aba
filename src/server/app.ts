import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { registerApi } from './api/registerApi'
import { readAbsoluteTarget } from './http/absoluteTarget'
import { closeInTime } from './http/closeInTime'
import { createFailures } from './http/failures'
import { createFastPath } from './http/fastPath'
import { speculationAddress, speculationRules, transportHeaders } from './http/headers'
import { hostedSite } from './http/hostedSite'
import { createHttpServer } from './http/httpServer'
import type { Counts } from './http/metrics'
import { refuseUnknownHosts } from './http/refuseUnknownHosts'
import { registerHealth } from './http/registerHealth'
import { registerHosts } from './http/registerHosts'
import { registerMedia } from './media/route'
import { answerTrouble } from './pages/answerTrouble'
import { registerGallery } from './pages/registerGallery'
import { registerPreview } from './pages/registerPreview'
import { registerSite } from './pages/registerSite'
import { Refusal } from './Refusal'
import type { Services } from './services'
import { originOf } from './sites/siteFinder'

const forGood = 'public, max-age=31536000, immutable'

/** Puts the whole server together; `clientDirs` hold the built browser scripts of this and the last build (D36). */
export const createApp = async (
  services: Services,
  { clientDirs }: { clientDirs: string[] },
): Promise<FastifyInstance> => {
  const counts: Counts = { fastPages: 0, byStatus: new Map() }
  const fastPath = createFastPath(services, () => {
    counts.fastPages += 1
  })
  const failures = createFailures(services, failed => answerTrouble({ services, ...failed }))
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrust(services.config.trustProxy),
    forceCloseConnections: 'idle',
    // What still comes while the server stops is answered; the database is open until the last answer is out.
    return503OnClosing: false,
    frameworkErrors: failures.answerUnread,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    serverFactory: handler =>
      createHttpServer((request, response) => {
        if (!request.url?.startsWith('/')) readAbsoluteTarget(request)
        if (!fastPath(request, response)) handler(request, response)
      }),
  })

  closeInTime(app, services)
  refuseUnknownHosts(app, services)
  await app.register(cookie)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    const hosted = services.sites.peek(request.host)
    if (hosted) reply.headers(transportHeaders(originOf(hosted.host, services.config.port)))
  })
  failures.register(app)

  registerHealth(app, services, counts)
  registerHosts(app, services)
  await registerApi(app, services)
  await registerAssets(app, services, clientDirs)
  registerMedia(app, { ...services, siteOf: async request => (await hostedSite(services, request)).site.id })
  if (services.config.isDev) registerGallery(app, services)
  registerPreview(app, services)
  registerSite(app, services)
  return app
}

const proxyTrust = (setting: Services['config']['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

const registerAssets = async (app: FastifyInstance, services: Services, clientDirs: string[]) => {
  app.get(speculationAddress, (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(speculationRules)),
  )
  app.get('/assets/fonts/*', (request, reply) => {
    const font = services.fonts.read(request.url.split('?')[0]!)
    if (!font) throw new Refusal('not_found')
    return reply.type('font/woff2').header('cache-control', forGood).send(font)
  })
  await app.register(fastifyStatic, {
    root: clientDirs.map(dir => join(dir, 'assets')),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  })
}
