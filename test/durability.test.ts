import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readWorkingPage } from '../src/server/storage/pages'
import { openPostgres } from '../src/server/storage/postgres'
import { openSqlite } from '../src/server/storage/sqlite'
import type { Storage } from '../src/server/storage/storage'
import { childProcesses } from './children'
import { counts } from './counts'
import { createDatabase } from './database'
import { createTestPage, createTestSite, hero, signIn } from './server'

const startChild = childProcesses('writer')

describe.each(['SQLite', 'PostgreSQL'])('kill -9 under writes (%s)', engine => {
  it('[API-4] what was acknowledged is there, nothing is half there, and it starts', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const database = engine === 'PostgreSQL' ? await createDatabase() : null
    const open = () => (database ? openPostgres(database.url) : openSqlite(dataDir))

    let storage = await open()
    const site = await createTestSite(storage)
    const groups = [hero('0-0', '0-0'), hero('0-0', '0-0'), hero('0-0', '0-0')]
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home', groups })
    const { cookie } = await signIn(storage, site)
    const { document } = (await readWorkingPage(storage.read, site.id, pageId))!
    const groupIds = document.groups.map(group => group.id)
    await storage.close()

    for (let run = 1; run <= counts.kills; run += 1) {
      const child = startChild({
        DATA_DIR: dataDir,
        ...(database ? { DATABASE_URL: database.url } : {}),
        SITE_ID: site.id,
        SITE_HOST: site.host,
        COOKIE: cookie,
        GROUP_IDS: groupIds.join(),
        RUN: String(run),
      })
      // A different moment every time, by what was written and not by the clock.
      const enough = 4 + (run % 10) ** 2 * 3 + Math.floor(Math.random() * 10)
      await child.said(enough)
      child.kill()
      await child.ended
      expect(child.errors()).toBe('')

      storage = await open()
      const acknowledged = new Map(groupIds.map(id => [id, 0]))
      for (const line of child.lines) {
        const [, groupId, , count] = line.split(' ')
        if (acknowledged.has(groupId!)) acknowledged.set(groupId!, Number(count))
      }
      const after = (await readWorkingPage(storage.read, site.id, pageId))!.document
      for (const group of after.groups) {
        const { de, fr } = group.fields.title!.text as { de: string; fr: string }
        expect(fr, 'both languages of one write').toBe(de)
        const [ofRun, count] = de.split('-').map(Number) as [number, number]
        const least = acknowledged.get(group.id)!
        expect(ofRun === run ? count : 0, `acknowledged in run ${run}`).toBeGreaterThanOrEqual(least)
        expect(count, 'at most one write was under way').toBeLessThanOrEqual(ofRun === run ? least + 1 : count)
      }
      expect(await halves(storage)).toEqual([])
      await storage.close()
    }
  })
})

/** Values whose last change is not in the log with the same value and version, and answers without a change. */
const halves = async (storage: Storage) => {
  const values = await storage.read.selectFrom('item_values').selectAll().where('key', 'like', 'text:%').execute()
  const found: string[] = []
  for (const row of values) {
    const last = await storage.read
      .selectFrom('changes')
      .selectAll()
      .where('site_id', '=', row.site_id)
      .where('item_id', '=', row.item_id)
      .where('key', '=', row.key)
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    if (last?.after !== row.value || last.version !== row.version)
      found.push(`${row.item_id} ${row.key}: ${row.value} v${row.version}, log ${last?.after} v${last?.version}`)
    const answer = last?.change_id
      ? await storage.read
          .selectFrom('change_answers')
          .select('answer')
          .where('change_id', '=', last.change_id)
          .executeTakeFirst()
      : { answer: '' }
    if (!answer) found.push(`no answer of ${last?.change_id}`)
  }
  return found
}
