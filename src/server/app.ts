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
import type { Envelope, ErrorCode } from '../contract/errors'
import { ApiError } from './ApiError'
import { readAbsoluteTarget } from './absoluteTarget'
import { apiPrefix } from './api/apiPrefix'
import { registerApi } from './api/registerApi'
import { registerEvents } from './api/registerEvents'
import { registerUpload } from './api/registerUpload'
import { closeInTime } from './closeInTime'
import { createFastPath } from './fastPath'
import { createHttpServer } from './httpServer'
import { registerMedia } from './media/route'
import type { Counts } from './metrics'
import { refuseUnknownHosts } from './refuseUnknownHosts'
import { registerHealth } from './registerHealth'
import type { Services } from './services'
import { answerTrouble } from './site/answerTrouble'
import { speculationAddress, speculationRules, transportHeaders } from './site/headers'
import { registerGallery } from './site/registerGallery'
import { registerPreview } from './site/registerPreview'
import { registerSite } from './site/registerSite'
import { hostName, originOf } from './sites'
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
      const failure = new ApiError(isCall(request) ? 'malformed' : 'not_found')
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
    const failure = asApiError(error)
    // Taken offline by the operator: nothing is wrong.
    const isExpected = failure.code === 'suspended'
    if (failure.status >= 500 && !isExpected) services.log.error({ err: error, url: request.url }, failure.message)
    if (failure.status === 503) reply.header('retry-after', '120')
    return answerFailure(services, { request, reply, failure })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const methods = methodsOf(path)
    const isOther = methods.length > 0 && !methods.includes(request.method)
    if (isOther) reply.header('allow', methods.join(', '))
    const code: ErrorCode = isOther ? 'wrong_method' : 'not_found'
    return answerFailure(services, { request, reply, failure: new ApiError(code) })
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

type Failed = { request: FastifyRequest; reply: FastifyReply; failure: ApiError }

const answerFailure = (services: Services, { request, reply, failure }: Failed) =>
  isCall(request)
    ? reply.code(failure.status).header('cache-control', 'no-store').send(envelope(failure))
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
    if (!font) throw new ApiError('not_found')
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

const envelope = (error: ApiError): Envelope => ({
  success: false,
  data: null,
  error: error.message,
  status: error.status,
  code: error.code,
  ...(error.details === undefined ? {} : { details: error.details }),
})

/** Nothing of what went wrong inside ever leaves the server. */
const asApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error
  if (error.statusCode === 413) return new ApiError('too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError('wrong_media_type')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError(error.statusCode === 404 ? 'not_found' : 'malformed')
  if (isUnreachable(error)) return new ApiError('unavailable')
  return new ApiError('internal')
}

/** PostgreSQL gone (connection refused, reset, shut down or not let in), or a disk not to be written or read. */
const isUnreachable = (error: Error & { code?: string }) =>
  isFileUnusable(error) ||
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EIO|57P0|08|53|55000|3D000|28)/.test(error.code ?? '') ||
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|database is (locked|closed|not open)/i.test(
    error.message,
  )
