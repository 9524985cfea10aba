import * as z from 'zod/mini'
import { addressOf, hasBodyInput, methodsOf, namesIn } from '../../contract/address'
import type { Body, Call } from '../../contract/call'
import { allCalls } from '../../contract/calls'
import { errors } from '../../contract/errors'

/** The OpenAPI document, made from the contract (API-2). */
export const openApi = () => {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, call] of [...allCalls].sort(byAddress)) {
    const path = addressOf(call).replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    for (const method of methodsOf(call))
      paths[path][method.toLowerCase()] = {
        ...describe(name, call),
        operationId: method === call.method ? name : `${name}By${method}`,
      }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token of this site, made under «Mein Konto».',
        },
      },
    },
    'x-errors': errors,
  }
}

export type Operation = ReturnType<typeof describe>

const describe = (name: string, call: Call) => {
  const { properties = {}, required = [], ...rest } = schemaOf(call.input, 'input')
  const inPath = namesIn(call)
  const isBody = hasBodyInput(call)
  const inBody = Object.fromEntries(Object.entries(properties).filter(([key]) => !inPath.includes(key)))
  const body = { ...rest, properties: inBody, required: required.filter(key => !inPath.includes(key)) }
  const contents = call.takes.flatMap((taken): [string, { schema: object }][] => {
    const schema = taken === 'json' || taken === 'form' ? body : bytes[taken]
    return schema ? [[mediaTypes[taken], { schema }]] : []
  })
  return {
    operationId: name,
    summary: call.summary,
    security: securityOf(call),
    'x-policy': call.policy,
    'x-token-scope': call.token,
    ...(call.limit ? { 'x-limit': call.limit } : {}),
    parameters: Object.entries(properties)
      .filter(([key]) => !isBody || inPath.includes(key))
      .map(([key, schema]) => ({
        name: key,
        in: inPath.includes(key) ? 'path' : 'query',
        required: required.includes(key),
        schema,
      })),
    ...(contents.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(contents) } } : {}),
    responses: { 200: success(call), ...(call.takes.includes('form') ? { 303: onward } : {}), default: failed },
  }
}

const securityOf = ({ policy, token }: Call): Record<string, string[]>[] => {
  if (policy === 'anyone') return []
  return token === 'never' ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

const mediaTypes: Record<Body, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'multipart/form-data',
  chunk: 'application/octet-stream',
  none: '',
}

const binary = { type: 'string', format: 'binary' }

const bytes: Partial<Record<Body, object>> = {
  file: { type: 'object', required: ['file'], properties: { file: binary } },
  chunk: binary,
}

const success = ({ answers, reply }: Call) => {
  const answer = {
    json: () => ({ 'application/json': { schema: envelope(reply) } }),
    page: () => ({ 'text/html': { schema: { type: 'string' } } }),
    stream: () => ({ 'text/event-stream': { schema: { type: 'string' } } }),
    file: () => ({ 'application/octet-stream': { schema: binary } }),
  }
  return { description: 'Done.', content: answer[answers]() }
}

const onward = { description: 'Done, for a form sent without script; the way on is in `location`.' }

const byAddress = ([, a]: (typeof allCalls)[number], [, b]: (typeof allCalls)[number]) =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const envelope = (reply: z.ZodMiniType) => ({
  type: 'object',
  required: ['success', 'data', 'error', 'status'],
  properties: {
    success: { const: true },
    data: schemaOf(reply, 'output'),
    error: { type: 'null' },
    status: { type: 'integer' },
    version: { type: 'integer' },
  },
})

const failure = {
  type: 'object',
  required: ['success', 'data', 'error', 'status', 'code'],
  properties: {
    success: { const: false },
    data: { type: 'null' },
    error: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: Object.keys(errors) },
    details: {},
  },
}

const failed = { description: 'An error of the table.', content: { 'application/json': { schema: failure } } }
