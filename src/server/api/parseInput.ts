import type { FastifyRequest } from 'fastify'
import { hasBodyInput } from '../../contract/address'
import type { Call } from '../../contract/call'
import { Refusal } from '../Refusal'

/** API-2: the whole input, from the path and from the body or the query string, or what is wrong with it. */
export const parseInput = (call: Call, request: FastifyRequest): unknown => {
  const sent = hasBodyInput(call) ? request.body : request.query
  const parsed = call.input.safeParse(together(sent ?? {}, request.params as Record<string, string>))
  if (parsed.success) return parsed.data
  throw new Refusal('invalid_input', {
    issues: parsed.error.issues
      .slice(0, 20)
      .map(issue => ({ path: issue.path.join('.'), message: issue.message, code: issue.code })),
  })
}

const together = (sent: unknown, named: Record<string, string>): unknown => {
  const names = Object.keys(named)
  if (names.length === 0 || typeof sent !== 'object' || Array.isArray(sent)) return sent
  const twice = names.find(name => Object.hasOwn(sent as object, name))
  if (twice !== undefined) throw new Refusal('invalid_input', { issues: [{ path: twice }] })
  return { ...sent, ...named }
}
