import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { type Editing, startEditing, texts, writeField } from '../../../test/editing'
import { drawPicture } from '../../../test/pictures'
import { visit } from '../../../test/server'
import { uploadPicture } from '../../../test/uploadPicture'
import { createDiskWatch } from '../http/diskWatch'
import { openSqlite } from './sqlite'
import type { Storage } from './storage'

const startOnSqlite = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-'))
  const storage = await openSqlite(directory)
  onTestFinished(async () => {
    await storage.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const editing = await startEditing(storage)
  const groupId = await editing.firstGroup()
  /** A setting of the connection that writes. */
  const set = (pragma: string) => storage.write(tx => sql.raw(`pragma ${pragma}`).execute(tx.db))
  const write = (title: string, changeId?: string) =>
    writeField(editing, { groupId, name: 'title', data: texts({ de: title }), changeId })
  return { ...editing, set, write }
}

/** What was once used and is free again could still be written. */
const fillFreePages = async ({ write }: Storage) => {
  const free = () =>
    write(
      async tx => (await sql<{ freelist_count: number }>`pragma freelist_count`.execute(tx.db)).rows[0]!.freelist_count,
    )
  for (let count = 0; (await free()) > 0; count += 1)
    await write(tx =>
      tx.db
        .insertInto('secrets')
        .values({ name: `filler ${count}`, value: 'x'.repeat(4_000) })
        .execute(),
    )
}

const unavailable = { status: 503, code: 'unavailable', success: false }
const full = { status: 503, code: 'disk_full', success: false, error: expect.stringContaining('disk') }

const readiness = async ({ app, site }: Pick<Editing, 'app' | 'site'>) => {
  const answer = await visit(app, site, '/readyz')
  return [answer.statusCode, answer.json().status]
}

it('[API-2] on a full disk writes say so and change nothing, pages are still served; then all is well again', async () => {
  const { app, site, storage, set, write, document } = await startOnSqlite()
  const before = await document()
  // No page more than there are now: to SQLite the same as a full disk.
  await fillFreePages(storage)
  await set('max_page_count = 1')
  const long = 'Klar sehen '.repeat(850)
  const answers = await Promise.all([write(long), write(long, 'sent-again-1'), write(long)])
  for (const { body } of answers) expect(body).toMatchObject(full)
  for (let count = 0; count < 2; count += 1) expect(await readiness({ app, site })).toEqual([503, 'disk full'])
  expect(await document()).toEqual(before)
  for (const path of ['/de', '/de', '/fr']) expect((await visit(app, site, path)).statusCode).toBe(200)
  await set('max_page_count = 1000000')
  expect(await readiness({ app, site })).toEqual([200, 'ready'])
  expect(await storage.read.selectFrom('secrets').select('name').where('name', '=', 'disk probe').execute()).toEqual([])
  expect((await write('Stand 1', 'sent-again-1')).status).toBe(200)
})

it('[API-2] a file system without room is known before anything is refused', async () => {
  const { storage } = await startOnSqlite()
  // It has no room at all, on any Linux.
  const isFull = (dataDir: string) => createDiskWatch({ dataDir, storage }).isFull()
  expect([await isFull('/proc'), await isFull(tmpdir())]).toEqual([true, false])
})

it('[API-2] a file that can only be read: writes say so, pages are still served', async () => {
  const { app, site, set, write } = await startOnSqlite()
  await set('query_only = on')
  for (let count = 0; count < 3; count += 1) expect((await write('Stand 1')).body).toMatchObject(unavailable)
  for (const path of ['/de', '/de']) expect((await visit(app, site, path)).statusCode).toBe(200)
})

it('[API-2] units that a full disk took back together all say why', async () => {
  const { set, storage } = await startOnSqlite()
  const put = (name: string, value: string) =>
    storage.write(tx => tx.db.insertInto('secrets').values({ name, value }).execute())
  await set('max_page_count = 1')
  const outcomes = await Promise.allSettled([put('short', 'x'), put('long', 'x'.repeat(100_000)), put('late', 'x')])
  // SQLite may take back the one unit or all that would have been committed with it; nobody is told anything else.
  const reasons = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toContain('disk is full')
  const kept = (await storage.read.selectFrom('secrets').select('name').execute()).map(row => row.name)
  for (const [index, name] of ['short', 'long', 'late'].entries())
    expect(kept.includes(name)).toBe(outcomes[index]?.status === 'fulfilled')
  await set('max_page_count = 1000000')
  await put('again', 'x'.repeat(100_000))
})

it('[API-2] a picture that the disk has no room for is answered so, and can be sent again', async () => {
  const { app, site, cookie, services } = await startOnSqlite()
  const { files } = services
  const { take } = files
  const bytes = await drawPicture({ width: 60, height: 40 }).png().toBuffer()
  const send = async () => await uploadPicture({ app, site, cookie }, { name: 'a.png', bytes })
  files.take = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  expect(await send()).toMatchObject(full)
  files.take = take
  expect(await send()).toMatchObject({ success: true })
})
