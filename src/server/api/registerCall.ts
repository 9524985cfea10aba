import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, methodsOf } from '../../contract/address'
import { admit, type NamedCall } from '../http/admit'
import { bodyOf } from '../http/bodyOf'
import { checkScope, sessionOf } from '../http/caller'
import { answered } from '../http/envelope'
import { openStream } from '../http/openStream'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { type AnyHandler, type ApiContext, FileAnswer, type FormAnswer, Versioned } from './context'
import { parseInput } from './parseInput'
import { runHandler } from './runHandler'

/** Makes a route of a call: who, validate, transaction, do, present (design §5). */
export const registerCall = (app: FastifyInstance, services: Services, entry: NamedCall & { handler: AnyHandler }) => {
  const { call, name, handler } = entry
  if (call.takes.includes('form') && !handler.presentForm) throw new Error(`The form of ${name} has no answer.`)
  app.route({
    method: methodsOf(call),
    url: addressOf(call),
    bodyLimit: call.maxBytes,
    exposeHeadRoute: call.answers !== 'stream',
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      request.admitted = await admit(services, entry, request)
    },
    handler: (request, reply) => answer({ ...entry, services, request, reply }),
  })
}

type Incoming = NamedCall & {
  handler: AnyHandler
  services: Services
  request: FastifyRequest
  reply: FastifyReply
}

const answer = async (incoming: Incoming) => {
  const { call, handler, services, request, reply } = incoming
  const { admitted } = request
  if (!admitted) throw new Refusal('internal')
  const { hosted, caller } = admitted
  const context: ApiContext = { services, hosted, session: sessionOf(caller), request, reply }
  if (handler.kind === 'streams') {
    const followed = await handler.run(context, parseInput(call, request))
    return openStream(services, { call, admitted, request, reply, followed })
  }
  const work = async () => {
    if (admitted.isOverLimit) throw new Refusal('too_many')
    const input = parseInput(call, request)
    if (call.isLive?.(input)) checkScope('publish', caller)
    return runHandler({ ...incoming, handler, context, caller, input })
  }
  if (bodyOf(request) !== 'form' || !handler.presentForm) return send(reply, await work())
  const outcome = await work().then(data => ({ refusal: null, data }), asRefused)
  return sendForm(reply, await handler.presentForm(context, { fields: fieldsOf(request), ...outcome }))
}

const asRefused = (error: unknown) => {
  if (error instanceof Refusal) return { refusal: error, data: null }
  throw error
}

const fieldsOf = ({ body, params }: FastifyRequest) => ({ ...(body as object), ...(params as object) })

const send = (reply: FastifyReply, result: unknown) => {
  if (result instanceof Versioned) return reply.send(answered(result.data, result.version))
  if (!(result instanceof FileAnswer)) return reply.send(answered(result))
  return reply
    .type(result.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(result.filename)}`)
    .send(result.body)
}

const sendForm = (reply: FastifyReply, answer: FormAnswer) =>
  'to' in answer ? reply.redirect(answer.to, 303) : reply.code(answer.status).headers(answer.headers).send(answer.html)
