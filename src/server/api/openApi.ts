import * as z from 'zod/mini'
import { mediaSchema } from '../../content/media'
import { allCalls } from '../../contract/calls'
import { errors } from '../../contract/errors'
import { type OtherCall, pageEvents, pageEventsInput, uploadMedia } from '../../contract/otherCalls'
import { apiPrefix } from './apiPrefix'

/** The OpenAPI document, made from the contract (API-2). */
export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of [...allCalls].sort(byAddress)) {
    const path = apiPrefix + call.path
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = {
      operationId: name,
      summary: call.summary,
      security: call.policy === 'anyone' ? [] : [{ session: [] }],
      'x-policy': call.policy,
      ...(call.perMinute ? { 'x-per-minute': call.perMinute } : {}),
      ...(call.method === 'POST' ? requestBody(call.input) : { parameters: parameters(call.input) }),
      responses: {
        200: { description: 'Done.', content: { 'application/json': { schema: envelope(call.reply) } } },
        default: failed,
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1' },
    paths: { ...paths, ...otherPaths() },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' } },
    },
    'x-errors': errors,
  }
}

const byAddress = ([, a]: (typeof allCalls)[number], [, b]: (typeof allCalls)[number]) =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const requestBody = (input: z.ZodMiniType) => ({
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(input, 'input') } } },
})

const parameters = (input: z.ZodMiniType) => {
  const { properties = {}, required = [] } = schemaOf(input, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
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

/** Files and streams, which are no JSON (API-5, API-6). */
const otherPaths = () => {
  const describe = ({ summary, policy }: OtherCall) => ({ summary, security: [{ session: [] }], 'x-policy': policy })
  const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
  return {
    [apiPrefix + uploadMedia.path]: {
      post: {
        operationId: 'uploadMedia',
        ...describe(uploadMedia),
        requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } },
        responses: {
          200: { description: 'Done.', content: { 'application/json': { schema: envelope(mediaSchema) } } },
          default: failed,
        },
      },
    },
    [apiPrefix + pageEvents.path]: {
      get: {
        operationId: 'pageEvents',
        ...describe(pageEvents),
        parameters: parameters(pageEventsInput),
        responses: {
          200: { description: 'A stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          default: failed,
        },
      },
    },
  }
}
