import * as z from 'zod/mini'
import { allCalls } from '../../contract/calls'
import { errors } from '../../contract/errors'

/** The OpenAPI document, made from the contract (API-2). */
export const openApi = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of allCalls) {
    const path = `/api/v1/${call.path}`
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
        default: { description: 'An error of the table.', content: { 'application/json': { schema: failure } } },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1' },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vitrine_session' } },
    },
    'x-errors': errors,
  }
}

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
