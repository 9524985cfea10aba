import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call } from '../src/contract/call'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | false
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Inputs near what a call takes: mostly of the right shape, with known ids in it, and then bent somewhere. */
export const arbitraryInput = (call: Call, ids: readonly string[]): fc.Arbitrary<unknown> => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
  const near = fromSchema(schema, ids, 0)
  return fc.oneof(
    { weight: 5, arbitrary: near },
    { weight: 4, arbitrary: fc.tuple(near, fc.nat(), odd).map(([value, at, other]) => bend(value, at, other)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, -1, 1e308, true, [], {}, 'de', '\u0000', '\ud800', '__proto__', 'constructor'),
  fc.constantFrom('javascript:alert(1)', "'; drop table pages; --", '%', '../..', 'x'.repeat(20_000), '😀'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
)

const fromSchema = (schema: Schema, ids: readonly string[], depth: number): fc.Arbitrary<unknown> => {
  const inner = (part: Schema) => fromSchema(part, ids, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object': {
      const fixed = Object.entries(schema.properties ?? {}).map(([key, part]) => [key, inner(part)] as const)
      const record = fc.record(Object.fromEntries(fixed), { requiredKeys: schema.required ?? [] })
      if (typeof schema.additionalProperties !== 'object') return record
      const key = schema.propertyNames ? inner(schema.propertyNames).map(String) : fc.constantFrom('text:de', 'order')
      return fc.dictionary(key, inner(schema.additionalProperties), { maxKeys: 2 })
    }
    case 'array':
      return schema.items && depth < 10 ? fc.array(inner(schema.items), { maxLength: 2 }) : fc.constant([])
    case 'string':
      return text(schema, ids)
    case 'integer':
      return fc.oneof(fc.nat(3), fc.integer({ min: schema.minimum, max: schema.maximum }))
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom('left', 'center', 3, null, true), fc.jsonValue({ maxDepth: 1 }))
  }
}

const text = ({ pattern }: Schema, ids: readonly string[]): fc.Arbitrary<string> => {
  if (pattern?.includes('[0-9a-f]{8}')) return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (pattern?.includes('{8,64}')) return fc.stringMatching(/^[a-z]{8}$/)
  return fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('Titel', 'https://example.ch/', 'anna@example.ch', '052 212 34 56', 'pages', ''),
  )
}

/** The same value with something else in one place. */
const bend = (value: unknown, at: number, other: unknown): unknown => {
  if (!value || typeof value !== 'object') return other
  const keys = Object.keys(value)
  if (keys.length === 0 || at % 7 === 0) return Array.isArray(value) ? [...value, other] : { ...value, extra: other }
  const key = keys[at % keys.length]!
  const inside = (value as Record<string, unknown>)[key]
  const bent = at % 3 === 0 ? other : bend(inside, Math.floor(at / 2), other)
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === key ? bent : entry))
  return { ...value, [key]: bent }
}
