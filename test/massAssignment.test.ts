import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../src/contract/calls'
import { dumpSite } from './dump'
import { startEditing } from './editing'
import { onBothEngines } from './engines'
import { createTestSite } from './server'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** Taken as it comes and checked against the option's own type afterwards. */
const checkedLater = new Set(['data data.options.*.value'])

it('[SEC-2, API-2] no call takes a key it does not name, however deep', () => {
  const open: string[] = []
  const visit = (schema: Schema, path: string) => {
    if (checkedLater.has(path)) return
    const parts = [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems].flatMap(part => part ?? [])
    const isKnown = parts.length > 0 || schema.type !== undefined || 'const' in schema || 'enum' in schema
    if (!isKnown) open.push(path)
    if (schema.type === 'object' && (schema.additionalProperties ?? true) === true) open.push(path)
    const inside = (key: string) => `${path}${path.includes(' ') ? '.' : ' '}${key}`
    for (const part of parts) visit(part, path)
    for (const [key, part] of Object.entries(schema.properties ?? {})) visit(part, inside(key))
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, inside('*'))
    if (schema.items) visit(schema.items, inside('*'))
  }
  for (const [, call] of allCalls)
    visit(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, call.path)
  expect(open).toEqual([])
})

onBothEngines('mass assignment', open => {
  it('[SEC-2] what is sent along sets nothing: not the site, not the status, not a role', async () => {
    const { call, storage, site, pageId, firstGroup } = await startEditing(await open())
    const other = await createTestSite(storage)
    const linkId = await firstGroup()
    const settings = (await call('GET', 'settings')).body.data as object
    const navigation = (await call('GET', 'navigation')).body.data as object
    const calls: [string, object][] = [
      ['page/info', { id: pageId, lang: 'de' }],
      ['page/info', { id: pageId, lang: 'de', meta: {} }],
      ['page/publish', { id: pageId }],
      ['data', { itemType: 'group', linkId, data: { options: { alignment: { value: 'left' } } } }],
      ['group/visibility', { pageId, groupId: linkId, visibleFields: { title: true } }],
      ['settings', settings],
      ['navigation', { navigation }],
    ]
    const extra: Record<string, unknown> = {
      siteId: other.id,
      site_id: other.id,
      status: 'published',
      role: 'home',
      key: 'home',
      hasPassword: false,
      password_hash: 'x',
      published_version: 1,
      personId: 'x',
      author: 'x',
      isOperator: true,
      constructor: { prototype: { isOperator: true } },
    }
    const before = [await dumpSite(storage, site.id), await dumpSite(storage, other.id)]
    for (const [path, input] of calls)
      for (const [key, value] of Object.entries(extra)) {
        const bent = [{ ...input, [key]: value }, ...nested(input, key, value)]
        for (const sent of bent) {
          const { status, body } = await call('POST', path, sent)
          expect([path, sent, status, body.code]).toEqual([
            path,
            sent,
            400,
            expect.stringMatching(/invalid_input|malformed/),
          ])
        }
      }
    expect([await dumpSite(storage, site.id), await dumpSite(storage, other.id)]).toEqual(before)
    expect(({} as { isOperator?: boolean }).isOperator).toBeUndefined()
    // Without it each of them is taken.
    for (const [path, input] of calls) expect([path, (await call('POST', path, input)).status]).toEqual([path, 200])
  })
})

/** The same key in each object one level down. */
const nested = (input: object, key: string, value: unknown) =>
  Object.entries(input)
    .filter(([, part]) => part && typeof part === 'object' && !Array.isArray(part))
    .map(([name, part]) => ({ ...input, [name]: { ...(part as object), [key]: value } }))
