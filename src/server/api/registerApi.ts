import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/call'
import { allCalls, type CallName } from '../../contract/calls'
import type { Envelope } from '../../contract/errors'
import { authorOf } from '../editing/authorOf'
import { isSameOrigin } from '../http/sameOrigin'
import { readSession } from '../http/session'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { hostName } from '../sites/siteFinder'
import { findAnswer, keepAnswer } from '../storage/answers'
import { countHit } from '../storage/rateLimits'
import type { Tx } from '../storage/storage'
import { answerForm } from './answerForm'
import { apiPrefix } from './apiPrefix'
import { checkPolicy } from './checkPolicy'
import { type AnyHandler, type ApiContext, Versioned } from './context'
import { handlers } from './handlers'
import { openApi } from './openApi'
import { parseInput } from './parseInput'

/** Makes a route of every call of the contract: who, validate, transaction, do, present (design §5). */
export const registerApi = (app: FastifyInstance, services: Services) => {
  for (const [name, call] of allCalls) {
    app.route({
      method: call.method,
      url: apiPrefix + call.path,
      handler: (request, reply) => answer({ services, name, call, request, reply }),
    })
  }
  app.get(`${apiPrefix}openapi.json`, async () => openApi())
}

type Incoming = { services: Services; name: CallName; call: Call; request: FastifyRequest; reply: FastifyReply }

const answer = async (incoming: Incoming) => {
  const { services, name, call, request, reply } = incoming
  reply.header('cache-control', 'no-store')
  const hosted = await services.sites.find(hostName(request.host) ?? '')
  if (!hosted || hosted.site.suspended) throw new Refusal('not_found')
  if (call.method !== 'GET') {
    if (!isSameOrigin(request)) throw new Refusal('cross_site')
    checkMediaType(request, call)
  }
  const session = await readSession(services.storage.read, request, hosted, services.clock())
  checkPolicy(call.policy, session)
  const context: ApiContext = { services, hosted, session, request, reply }
  const isForm = isFormRequest(request)
  try {
    if (call.perMinute) await checkRate(context, name, call.perMinute)
    const input = parseInput(call.input, call.method === 'POST' ? request.body : request.query)
    const envelope = present(await run(handlers[name], context, name, input))
    return isForm ? answerForm(context, name, envelope) : reply.code(envelope.status).send(envelope)
  } catch (error) {
    if (isForm && error instanceof Refusal) return answerForm(context, name, error)
    throw error
  }
}

const run = async (handler: AnyHandler, context: ApiContext, name: CallName, input: unknown): Promise<unknown> => {
  if ('read' in handler) return handler.read(context, input)
  const { services, hosted, session } = context
  if (!session) throw new Refusal('sign_in_needed')
  const prepared = await handler.prepare?.(context, input)
  const changeId = (input as { changeId?: string }).changeId ?? null
  const key = changeId && { siteId: hosted.site.id, changeId, personId: session.person.id, call: name }
  const replay = async (tx: Tx) => (key ? await findAnswer(tx, key) : undefined)
  try {
    return await services.storage.write(async tx => {
      const earlier = await replay(tx)
      if (earlier !== undefined) return revive(earlier)
      // Every action has an id in the log, so that undo takes back all of it at once.
      const author = authorOf(session, changeId ?? newId())
      const result = await handler.write({ ...context, session, tx, author, prepared }, input)
      if (key && !(await keepAnswer(tx, key, store(result)))) throw new Refusal('change_id_used')
      return result
    })
  } catch (error) {
    // The same change sent twice at once: the slower one left no trace and gets the faster one's answer.
    const earlier = key ? await services.storage.write(replay) : undefined
    if (earlier === undefined) throw error
    return revive(earlier)
  }
}

const store = (result: unknown) =>
  result instanceof Versioned ? { data: result.data, version: result.version } : { data: result }
const revive = (stored: unknown) => {
  const { data, version } = stored as { data: unknown; version?: number }
  return version === undefined ? data : new Versioned(data, version)
}

const present = (result: unknown): Envelope =>
  result instanceof Versioned
    ? { success: true, data: result.data, error: null, status: 200, version: result.version }
    : { success: true, data: result, error: null, status: 200 }

const isFormRequest = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

const checkMediaType = (request: FastifyRequest, call: Call) => {
  if (call.method !== 'POST') return
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json') || (call.acceptsForm && isFormRequest(request))) return
  throw new Refusal('wrong_media_type')
}

const checkRate = async ({ services, session, request }: ApiContext, name: string, limit: number) => {
  const who = session?.person.id ?? request.ip
  const isAllowed = await services.storage.write(tx =>
    countHit(tx, { key: `call ${name} ${who}`, limit, now: services.clock() }),
  )
  if (!isAllowed) throw new Refusal('too_many')
}
