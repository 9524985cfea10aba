import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '../src/contract/calls'
import { type ErrorCode, errors } from '../src/contract/errors'
import { arbitraryInput } from './arbitraryInput'
import { counts } from './counts'
import { dumpSite } from './dump'
import { onBothEngines } from './engines'
import { send } from './send'
import { createTestPage, createTestSite, hero, signIn, startTestServer } from './server'

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
beforeAll(() => process.on('unhandledRejection', onRejection))
afterAll(() => process.off('unhandledRejection', onRejection))

/** Without signing out, which takes no input; what makes more and more pages comes last. */
const fuzzed = allCalls
  .filter(([name]) => name !== 'signOut')
  .sort(([a], [b]) => Number(/^add/.test(a)) - Number(/^add/.test(b)))

/** Each try takes its time. */
const checksPassword = new Set([
  'signIn',
  'changePassword',
  'beginSecondFactor',
  'removeSecondFactor',
  'makeToken',
  'beginPasskey',
  'removePasskey',
])

onBothEngines('any input', open => {
  it('[API-2, SEC-2, ROUTE-10] of every call is answered in order, and nothing of another site changes', async () => {
    let now = Date.now()
    const storage = await open()
    const { app } = await startTestServer(storage, { clock: () => now })
    const [site, other] = [await createTestSite(storage), await createTestSite(storage)]
    const groups = [hero('Titel', 'Titre'), { type: 'imageBoard' as const, cards: [{ type: 'imageCard' as const }] }]
    for (const entry of [site, other]) {
      await createTestPage(storage, entry, { role: 'home', key: 'home', groups })
      await createTestPage(storage, entry, { name: { de: 'Zwei', fr: 'Deux' }, groups })
      await createTestPage(storage, entry, { name: { de: 'Anna' }, collection: 'team' })
    }
    const ids = [
      ...(await storage.read.selectFrom('pages').select('id').execute()),
      ...(await storage.read.selectFrom('items').select('id').execute()),
    ].map(row => row.id)
    const { cookie } = await signIn(storage, site, 'operator')
    const runs = Math.max(counts.fuzz.each, Math.ceil(counts.fuzz[storage.engine] / fuzzed.length))
    const before = await dumpSite(storage, other.id)
    for (const [name, call] of fuzzed)
      await fc.assert(
        fc.asyncProperty(arbitraryInput(call, ids), async input => {
          now += 61_000
          const isFlat = !call.takes.includes('json')
          const sent = isFlat ? asQuery(input) : (JSON.stringify(input) ?? 'null')
          const response = await send(app, { site, call, cookie, input: sent })
          if (call.answers === 'stream') response.stream().destroy()
          if (call.answers !== 'json') {
            expect(response.statusCode, `${name} ${JSON.stringify(sent)}`).toBeLessThan(500)
            return
          }
          const body = response.json() as Record<string, unknown>
          expect(response.statusCode, `${name} ${JSON.stringify(sent)}: ${response.body}`).toBeLessThan(500)
          expect(body.status).toBe(response.statusCode)
          expect(body.success).toBe(response.statusCode === 200)
          if (!body.success) expect(errors[body.code as ErrorCode]?.status, name).toBe(response.statusCode)
          else expect(call.reply.safeParse(body.data).error, `${name}: ${response.body}`).toBeUndefined()
        }),
        { endOnFailure: true, numRuns: checksPassword.has(name) ? Math.max(5, Math.ceil(runs / 10)) : runs },
      )
    expect(rejections).toEqual([])
    expect(await dumpSite(storage, other.id)).toBe(before)
  })
})

const asQuery = (input: unknown): Record<string, string> =>
  input && typeof input === 'object'
    ? Object.fromEntries(Object.entries(input).map(([key, value]) => [key, asText(value)]))
    : { value: asText(input) }

/** An object may have a `toString` that is none; no address holds half a character. */
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
