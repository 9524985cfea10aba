import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { startTestServer, visit } from '../../../test/server'
import { newSiteId } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { makeSite, type SiteOrder } from './makeSite'

/**
 * Ends at that statement, and leaves to the database what a process leaves that ends there: nothing of the unit of work
 * is committed.
 */
const endingAt = (storage: Storage, statement: number) => {
  const seen = { count: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.count += 1
      if (seen.count === statement) throw new Error('The process ended.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const write: Storage['write'] = work => storage.write(tx => work({ ...tx, db: tx.db.withPlugin(plugin) }))
  return { seen, storage: { ...storage, write } }
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
    const orderOf = (key: string): SiteOrder => ({
      ...{ siteId: newSiteId(), key, name: 'Laden', template: null, from: null },
      host: { host: `${key}.localhost`, scheme: 'http', port: null },
      locales: ['de', 'fr'],
    })
    const probe = endingAt(storage, 0)
    await makeSite({ ...services, storage: probe.storage }, orderOf('probe'))
    const { count } = probe.seen
    const before = await countRows(storage)
    const order = orderOf('laden')
    for (const share of [0, 0.3, 0.7, 0.95, 1]) {
      const statement = Math.max(1, Math.floor(count * share))
      const bench = { ...services, storage: endingAt(storage, statement).storage }
      await expect(makeSite(bench, order)).rejects.toThrow('The process ended.')
      expect(await countRows(storage), `ended at statement ${statement}`).toEqual(before)
    }
    await makeSite(services, order)
    expect((await visit(app, { host: 'laden.localhost' }, '/fr')).statusCode).toBe(200)
  })
})
