import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { startTestServer, visit } from '../../../test/server'
import { newSiteId } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { makeSite, type SiteOrder } from './makeSite'

/** What a process that ends there leaves to the database: nothing of the unit of work is committed. */
const endingAt = (storage: Storage, statement: number): Storage => {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      if (count === statement) throw new Error('The process ended.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...storage, write: work => storage.write(tx => work({ ...tx, db: tx.db.withPlugin(plugin) })) }
}

const countRows = async ({ read }: Storage) => {
  const counts: Record<string, number> = {}
  for (const { name } of await read.introspection.getTables()) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(read)
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}

onBothEngines('a site being made', open => {
  it('[ROUTE-15] is there whole or not at all, wherever it is interrupted, and is made by the next run', async () => {
    const { app, services, storage } = await startTestServer(await open({ isOwn: true }))
    const order: SiteOrder = {
      ...{ siteId: newSiteId(), key: 'laden', name: 'Laden', template: null, from: null },
      host: { host: 'laden.localhost', scheme: 'http', port: null },
      locales: ['de', 'fr'],
    }
    const before = await countRows(storage)
    let interrupted = 0
    for (let statement = 1; ; statement += 97) {
      const run = makeSite({ ...services, storage: endingAt(storage, statement) }, order)
      const isMade = await run.then(
        () => true,
        () => false,
      )
      if (isMade) break
      interrupted += 1
      expect(await countRows(storage), `ended at statement ${statement}`).toEqual(before)
    }
    expect(interrupted).toBeGreaterThan(2)
    expect((await visit(app, { host: 'laden.localhost' }, '/fr')).statusCode).toBe(200)
  })
})
