import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { startTestServer, visit } from '../../../test/server'
import { purge } from '../storage/retention'
import { Superseded } from '../storage/siteInMaking'
import { readSiteOverview } from '../storage/siteOverview'
import { findAnySite, listSites, newSiteId } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { makeSite, type SiteOrder } from './makeSite'

/** Ends at that statement, and does nothing any more, as a process does that ends there. */
const endingAt = (storage: Storage, statement: number) => {
  const seen = { count: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.count += 1
      if (statement > 0 && seen.count >= statement) throw new Error('The process ended.')
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
  const start = async () => {
    const server = await startTestServer(await open({ isOwn: true }))
    const orderOf = (key: string): SiteOrder => ({
      ...{ siteId: newSiteId(), key, name: 'Laden', template: null, from: null },
      host: { host: `${key}.localhost`, scheme: 'http', port: null },
      locales: ['de', 'fr'],
    })
    return { ...server, orderOf }
  }

  it('[ROUTE-15] is there whole or not at all, wherever it is interrupted, and is made by the next run', async () => {
    const { app, services, storage, orderOf } = await start()
    const empty = await countRows(storage)
    const probe = endingAt(storage, 0)
    await makeSite({ ...services, storage: probe.storage }, orderOf('probe'))
    const { count } = probe.seen
    const one = await countRows(storage)
    const order = orderOf('laden')
    for (const share of [0, 0.3, 0.7, 0.95, 1]) {
      const statement = Math.max(1, Math.floor(count * share))
      const bench = { ...services, storage: endingAt(storage, statement).storage }
      await expect(makeSite(bench, order)).rejects.toThrow('The process ended.')
      const what = `ended at statement ${statement}`
      expect((await visit(app, { host: 'laden.localhost' }, '/fr')).statusCode, what).toBe(404)
      expect((await readSiteOverview(storage.read)).map(({ key }) => key)).toEqual(['probe'])
      expect((await listSites(storage.read)).map(({ key }) => key)).toEqual(['probe'])
      for (const by of [{ id: order.siteId }, { key: 'laden' }]) expect(await findAnySite(storage.read, by)).toBeNull()
    }
    await makeSite(services, order)
    expect((await visit(app, { host: 'laden.localhost' }, '/fr')).statusCode).toBe(200)
    const two = await countRows(storage)
    for (const [table, rows] of Object.entries(one))
      expect([table, two[table]], 'nothing is left of the runs before').toEqual([table, 2 * rows - empty[table]!])
  })

  it('[ROUTE-15] is taken away when nobody makes it whole, and leaves key and host to others at once', async () => {
    const { app, services, storage, orderOf } = await start()
    const before = await countRows(storage)
    const probe = endingAt(storage, 0)
    await makeSite({ ...services, storage: probe.storage }, { ...orderOf('laden'), key: 'probe' })
    const half = { ...orderOf('halb'), key: 'frei' }
    const bench = { ...services, storage: endingAt(storage, Math.floor(probe.seen.count * 0.7)).storage }
    await expect(makeSite(bench, half)).rejects.toThrow('The process ended.')
    const one = await countRows(storage)
    expect(one.sites).toBe(before.sites! + 2)
    await makeSite(services, { ...half, siteId: newSiteId() })
    expect((await visit(app, { host: 'halb.localhost' }, '/de')).statusCode).toBe(200)
    await purge(storage, Date.now() + 60 * 60 * 1000)
    expect((await countRows(storage)).sites, 'it may still be in the making').toBe(before.sites! + 3)
    await purge(storage, Date.now() + 25 * 60 * 60 * 1000)
    const after = await countRows(storage)
    expect(after.sites).toBe(before.sites! + 2)
    const orphans = storage.read.selectFrom('pages').select('id').where('site_id', '=', half.siteId)
    expect(await orphans.execute()).toEqual([])
  })

  it('[ROUTE-15] of two runs for one order the later one makes it, and what the other would write goes nowhere', async () => {
    const { services, storage, orderOf } = await start()
    const order = orderOf('laden')
    const outcomes = await Promise.allSettled([makeSite(services, order), makeSite(services, order)])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Superseded)
    const homes = storage.read.selectFrom('pages').select('id').where('site_id', '=', order.siteId)
    expect(await homes.where('role', '=', 'home').execute()).toHaveLength(1)
  })
})
