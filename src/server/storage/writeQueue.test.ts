import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
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
  const failed = expect(stuck).rejects.toThrow('took over')
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
