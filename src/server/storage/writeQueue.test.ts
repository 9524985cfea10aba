import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { openSqlite } from './sqlite'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-queue-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(directory, { recursive: true, force: true })
})

it('a unit that was given up cannot write into the one after it', async () => {
  const storage = await openSqlite(directory)
  const insert = (db: Parameters<Parameters<typeof storage.write>[0]>[0]['db'], name: string) =>
    db.insertInto('secrets').values({ name, value: name }).execute()
  vi.useFakeTimers()
  let goOn = () => {}
  const late = { error: null as unknown }
  const stuck = storage.write(async ({ db }) => {
    await insert(db, 'before')
    await new Promise<void>(resolve => {
      goOn = resolve
    })
    await insert(db, 'after').catch(error => {
      late.error = error
    })
  })
  const failed = expect(stuck).rejects.toThrow('was silent')
  await vi.advanceTimersByTimeAsync(10_001)
  await failed
  vi.useRealTimers()
  await storage.write(async ({ db }) => {
    goOn()
    await new Promise(resolve => setImmediate(resolve))
    await insert(db, 'next')
  })
  expect(String(late.error)).toContain('over')
  const rows = await storage.read.selectFrom('secrets').select('name').execute()
  expect(rows).toEqual([{ name: 'next' }])
  await storage.close()
})

it('a long unit lets others be answered in between', async () => {
  const storage = await openSqlite(directory)
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 4))
  onTestFinished(() => clock.mockRestore())
  let isAnswered = false
  setImmediate(() => {
    isAnswered = true
  })
  const wasAnswered = await storage.write(async ({ db }) => {
    for (let index = 0; index < 10; index += 1) await db.selectFrom('secrets').select('name').execute()
    return isAnswered
  })
  expect(wasAnswered).toBe(true)
  await storage.close()
})

it('a unit is given up when it was silent too long, not when it took long', async () => {
  const storage = await openSqlite(directory)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ask = (times: number, pauseMs: number) =>
    storage.write(async ({ db }) => {
      for (let index = 0; index < times; index += 1) {
        await db.selectFrom('secrets').select('name').execute()
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
      return 'done'
    })
  const long = ask(5, 9_000)
  const silent = expect(ask(1, 10_001)).rejects.toThrow('was silent')
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(await long).toBe('done')
  await silent
  vi.useRealTimers()
  await storage.close()
})
