import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from '../../contract/errors'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { asRefusal } from './asRefusal'
import { refused } from './envelope'
import { methodsOf } from './methodsOf'

export type Failed = { request: FastifyRequest; reply: FastifyReply; failure: Refusal }

/** What an answer is when there is none: an envelope for calls, a page for people, which `drawPage` makes. */
export const createFailures = (
  { log, disk }: Pick<Services, 'log' | 'disk'>,
  drawPage: (failed: Failed) => unknown,
) => {
  const answer = (failed: Failed) => {
    const { request, reply, failure } = failed
    if (!isBelowApi(request)) return drawPage(failed)
    return reply.code(statusOf(failure.code)).header('cache-control', 'no-store').send(refused(failure))
  }

  return {
    /** For an address that cannot be read: it meets no route and no error handler. */
    answerUnread: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      void answer({ request, reply, failure: new Refusal(isBelowApi(request) ? 'malformed' : 'not_found') })
    },

    register: (app: FastifyInstance) => {
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const failure = asRefusal(error)
        const status = statusOf(failure.code)
        if (failure.code === 'disk_full') disk.note()
        // Taken offline by the operator: nothing is wrong.
        if (status >= 500 && failure.code !== 'suspended') log.error({ err: error, url: request.url }, failure.message)
        if (status === 503) reply.header('retry-after', '120')
        return answer({ request, reply, failure })
      })
      app.setNotFoundHandler((request, reply) => {
        const methods = methodsOf(request.url.split('?')[0]!)
        const isOther = methods.length > 0 && !methods.includes(request.method)
        if (isOther) reply.header('allow', methods.join(', '))
        return answer({ request, reply, failure: new Refusal(isOther ? 'wrong_method' : 'not_found') })
      })
    },
  }
}

const isBelowApi = ({ url }: FastifyRequest) => url.startsWith('/api/')
