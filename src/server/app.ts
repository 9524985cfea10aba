import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { everyCall } from '../contract/calls'
import { type Envelope, type ErrorCode, statusOf } from '../contract/errors'
import { apiPrefix } from './api/apiPrefix'
import { registerApi } from './api/registerApi'
import { registerEvents } from './api/registerEvents'
import { registerUpload } from './api/registerUpload'
import { readAbsoluteTarget } from './http/absoluteTarget'
import { closeInTime } from './http/closeInTime'
import { createFastPath } from './http/fastPath'
import { speculationAddress, speculationRules, transportHeaders } from './http/headers'
import { createHttpServer } from './http/httpServer'
import type { Counts } from './http/metrics'
import { refuseUnknownHosts } from './http/refuseUnknownHosts'
import { registerHealth } from './http/registerHealth'
import { registerMedia } from './media/route'
import { answerTrouble } from './pages/answerTrouble'
import { registerGallery } from './pages/registerGallery'
import { registerPreview } from './pages/registerPreview'
import { registerSite } from './pages/registerSite'
import { Refusal } from './Refusal'
import type { Services } from './services'
import { hostName, originOf } from './sites/siteFinder'
import { isFileUnusable } from './storage/sqliteCode'

const bodyLimit = 1024 * 1024
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
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrust(services.config.trustProxy),
    bodyLimit,
    forceCloseConnections: 'idle',
    // What still comes while the server stops is answered; the database is open until the last answer is out.
    return503OnClosing: false,
    // An address that cannot be read meets no route and no error handler.
    frameworkErrors: (_, request, reply) => {
      const failure = new Refusal(isCall(request) ? 'malformed' : 'not_found')
      void answerFailure(services, { request, reply, failure })
    },
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
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asRefusal(error)
    // Taken offline by the operator: nothing is wrong.
    const isExpected = failure.code === 'suspended'
    if (statusOf(failure.code) >= 500 && !isExpected)
      services.log.error({ err: error, url: request.url }, failure.message)
    if (statusOf(failure.code) === 503) reply.header('retry-after', '120')
    return answerFailure(services, { request, reply, failure })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = methodsOf(path)
    const isOther = methods.length > 0 && !methods.includes(request.method)
    if (isOther) reply.header('allow', methods.join(', '))
    const code: ErrorCode = isOther ? 'wrong_method' : 'not_found'
    return answerFailure(services, { request, reply, failure: new Refusal(code) })
  })

  registerHealth(app, services, counts)
  registerApi(app, services)
  registerEvents(app, services)
  await registerUpload(app, services)
  app.get('/api/*', (_, reply) => reply.callNotFound())
  await registerAssets(app, services, clientDirs)
  registerMedia(app, {
    ...services,
    siteOf: async request => {
      const site = (await services.sites.find(hostName(request.host) ?? ''))?.site
      return site && !site.suspended ? site.id : null
    },
  })
  if (services.config.isDev) registerGallery(app, services)
  registerPreview(app, services)
  registerSite(app, services)
  return app
}

const proxyTrust = (setting: Services['config']['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

type Failed = { request: FastifyRequest; reply: FastifyReply; failure: Refusal }

const answerFailure = (services: Services, { request, reply, failure }: Failed) =>
  isCall(request)
    ? reply.code(statusOf(failure.code)).header('cache-control', 'no-store').send(envelope(failure))
    : answerTrouble({ services, request, reply, failure })

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/')

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

/** What an address takes; none for what is not there. */
const methodsOf = (path: string): string[] => {
  const methods = path.startsWith('/api/')
    ? everyCall.filter(([, call]) => apiPrefix + call.path === path).map(([, call]) => call.method)
    : ['GET']
  return methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

const envelope = (error: Refusal): Envelope => ({
  success: false,
  data: null,
  error: error.message,
  status: statusOf(error.code),
  code: error.code,
  ...(error.details === undefined ? {} : { details: error.details }),
})

/** Nothing of what went wrong inside ever leaves the server. */
const asRefusal = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('wrong_media_type')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode === 404 ? 'not_found' : 'malformed')
  if (isUnreachable(error)) return new Refusal('unavailable')
  return new Refusal('internal')
}

/** PostgreSQL gone (connection refused, reset, shut down or not let in), or a disk not to be written or read. */
const isUnreachable = (error: Error & { code?: string }) =>
  isFileUnusable(error) ||
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EIO|57P0|08|53|55000|3D000|28)/.test(error.code ?? '') ||
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|database is (locked|closed|not open)/i.test(
    error.message,
  )
