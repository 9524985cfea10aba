import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Besides JSON, which Fastify reads itself; how much is read each call says. */
export const registerBodyParsers = async (app: FastifyInstance) => {
  await app.register(multipart)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}
