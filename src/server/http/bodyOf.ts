import type { FastifyRequest } from 'fastify'
import type { Body, Call } from '../../contract/call'
import { Refusal } from '../Refusal'

const kinds: Record<string, Body> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'file',
  'application/octet-stream': 'chunk',
}

const wanted: Record<Body, string> = {
  json: 'JSON (application/json)',
  form: 'a form (application/x-www-form-urlencoded)',
  file: 'a form (multipart/form-data) with the file as its part «file»',
  chunk: 'bytes (application/octet-stream)',
  none: 'nothing',
}

/** What the request says its body is. */
export const bodyOf = ({ headers }: FastifyRequest): Body =>
  kinds[(headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()] ?? 'none'

const hasNoBody = ({ headers }: FastifyRequest) =>
  headers['content-type'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] ?? '0') === '0'

export const checkMediaType = ({ takes }: Pick<Call, 'takes'>, request: FastifyRequest) => {
  if (takes.includes('none') || takes.includes(bodyOf(request))) return
  // API-11: a call whose whole input may be left out may come without a body.
  if (takes.includes('json') && hasNoBody(request)) return
  throw new Refusal('wrong_media_type', undefined, `Send ${takes.map(body => wanted[body]).join(' or ')}.`)
}
