import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** How much is read each call says. */
export const registerBodyParsers = async (app: FastifyInstance) => {
  await app.register(multipart)
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : readJson(request, body, done),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}
