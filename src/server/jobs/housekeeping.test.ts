import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import { drawPicture } from '../../../test/pictures'
import { sharedPictures } from '../../../test/sharedPictures'
import { ingestPicture } from '../media/ingest'
import { createDiskStore } from '../media/store'
import { newId } from '../newId'
import { insertMedia } from '../storage/media'
import type { Storage } from '../storage/storage'
import { housekeepingHandlers } from './housekeeping'
import { createJobRunner } from './runner'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-housekeeping-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const day = 24 * 60 * 60 * 1000

onBothEngines('housekeeping', open => {
  it('clears away what is too old, once an hour, and keeps the rest', async () => {
    const storage = await open({ isOwn: true })
    const now = Date.now()
    await fill(storage, now)
    await runnerOn(storage).runDue(now)
    expect(await names(storage)).toEqual({
      answers: ['29 days'],
      changes: ['364 days'],
      sessions: ['valid'],
      links: ['valid'],
      limits: ['1 hour'],
    })
    const [job] = await storage.read.selectFrom('jobs').selectAll().execute()
    expect(Math.round((job!.run_at - now) / 60_000)).toBe(60)
  })

  it('[LIB-2] removes a picture 30 days after it was deleted, with its files, and no other', async () => {
    const storage = await open({ isOwn: true })
    const siteId = await newSite(storage, { name: 'laden' })
    const files = createDiskStore(directory)
    const now = Date.now()
    const bytes = await drawPicture({ width: 40, height: 40 }).png().toBuffer()
    const add = async (deletedAt: number | null) => {
      const media = await ingestPicture({
        ...{ files, bytes, filename: 'a.png', folder: 'f', tags: [], alt: {} },
        pictures: sharedPictures,
      })
      await storage.write(async tx => {
        await insertMedia(tx, siteId, media)
        await tx.db.updateTable('media').set({ deleted_at: deletedAt }).where('id', '=', media.id).execute()
      })
      return media
    }
    const [old, recent, used] = [await add(now - 31 * day), await add(now - 29 * day), await add(null)]
    const runner = runnerOn(storage)
    await runner.runDue(now)
    const left = await storage.read.selectFrom('media').select('id').orderBy('id').execute()
    expect(left.map(row => row.id)).toEqual([recent.id, used.id].sort())
    const lists = await Promise.all([old, recent, used].map(({ objectId }) => files.list(objectId)))
    expect(lists).toEqual([[], ['original.png'], ['original.png']])
  })
})

const runnerOn = (storage: Storage) => {
  const files = createDiskStore(directory)
  const handlers = housekeepingHandlers({ storage, files })
  return createJobRunner({ storage, handlers, log: { warn: () => {}, error: () => {} } })
}

const fill = async (storage: Storage, now: number) => {
  const siteId = await newSite(storage, { name: 'laden' })
  await storage.write(async ({ db }) => {
    const personId = newId()
    await db
      .insertInto('people')
      .values({ id: personId, email: 'a@b.ch', name: 'A', password_hash: null, is_operator: 0, created: now })
      .execute()
    for (const days of [29, 31])
      await db
        .insertInto('change_answers')
        .values({
          site_id: siteId,
          change_id: `${days} days`,
          caller: personId,
          call: 'c',
          input_hash: '',
          answer: '{}',
          at: now - days * day,
        })
        .execute()
    for (const days of [364, 366])
      await db
        .insertInto('changes')
        .values({
          site_id: siteId,
          page_id: 'p',
          seq: days,
          change_id: null,
          kind: 'k',
          person_id: null,
          at: now - days * day,
          item_id: 'i',
          key: `${days} days`,
          before: null,
          after: null,
          version: 1,
        })
        .execute()
    for (const [token_hash, expires] of [
      ['valid', now + day],
      ['expired', now - 1],
    ] as const) {
      await db
        .insertInto('sessions')
        .values({ token_hash, site_id: siteId, person_id: personId, created: 1, seen: 1, expires })
        .execute()
      await db
        .insertInto('access_links')
        .values({ token_hash, person_id: personId, purpose: 'sign-in', created: 1, expires })
        .execute()
    }
    for (const hours of [1, 25])
      await db
        .insertInto('rate_limits')
        .values({ key: `${hours} hour`, window_start: now - (hours * day) / 24, hits: 1 })
        .execute()
  })
}

const names = async ({ read }: Storage) => ({
  answers: (await read.selectFrom('change_answers').select('change_id').execute()).map(row => row.change_id),
  // The site's own theme is in the log too.
  changes: (await read.selectFrom('changes').select('key').where('page_id', '!=', 'theme').execute()).map(
    row => row.key,
  ),
  sessions: (await read.selectFrom('sessions').select('token_hash').execute()).map(row => row.token_hash),
  links: (await read.selectFrom('access_links').select('token_hash').execute()).map(row => row.token_hash),
  limits: (await read.selectFrom('rate_limits').select('key').execute()).map(row => row.key),
})
