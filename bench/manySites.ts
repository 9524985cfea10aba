import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../src/server/app'
import { createPictures } from '../src/server/media/pictures'
import { createServices } from '../src/server/services'
import { importSite, readSiteList } from '../src/server/sites/importSites'
import { readAssets } from '../src/server/start/assets'
import { readConfig } from '../src/server/start/config'
import { openStorage } from '../src/server/storage/open'
import { insertPerson } from '../src/server/storage/people'
import { openSession } from '../src/server/storage/sessions'
import { findSiteByHost } from '../src/server/storage/sites'
import { draftsTag } from '../src/server/storage/versions'

/** An installation of 300 sites, made from a list, against one of three. Rows for the table, as JSON on one line. */
const open = async (count: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const storage = await openStorage({ dataDir, databaseUrl: null })
  const services = await createServices({
    config: readConfig({ DATA_DIR: dataDir }),
    storage,
    assets: readAssets(join('dist', 'client')),
    log: pino({ level: 'silent' }),
    pictures: createPictures(join('dist', 'server', 'picture.js')),
    demoPictures: join('demo', 'pictures'),
  })
  const app = await createApp(services, { clientDirs: [dataDir] })
  const rows = Array.from({ length: count }, (_, index) => `s${index},Laden ${index},s${index}.localhost,de fr,http`)
  const { orders } = readSiteList(['key,name,host,locales,scheme', ...rows].join('\n'))
  const began = performance.now()
  for (const order of orders) if ((await importSite(services, order)) !== 'made') throw new Error(order.key)
  const seconds = (performance.now() - began) / 1000
  const host = 's1.localhost'
  const { site } = (await findSiteByHost(storage.read, host))!
  const token = await storage.write(async tx => {
    const person = { email: 'operator@example.ch', name: 'Operator', passwordHash: null, isOperator: true }
    return openSession(tx, site.id, await insertPerson(tx, person))
  })
  const headers = { host, cookie: `vitrine_session=${token}` }
  const ask = async (url: string) => {
    // Drawn anew each time: what is in memory is as quick whatever else there is.
    await storage.write(async tx => tx.touch(site.id, draftsTag, 'pages'))
    services.cache.clearAll()
    const started = performance.now()
    const { statusCode } = await app.inject({ method: 'GET', url, headers })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
    return performance.now() - started
  }
  const close = async () => {
    await app.close()
    services.pictures.close()
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ask, seconds, close }
}

const [few, many] = [await open(3), await open(300)]
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** In turn, and in turn first: what slows the machine slows both. */
const compare = async (url: string, count = 60) => {
  const took = { few: [] as number[], many: [] as number[] }
  const ways = [
    ['few', few],
    ['many', many],
  ] as const
  for (let round = -count / 2; round < count; round += 1)
    for (const [name, { ask }] of round % 2 ? ways : ways.toReversed()) {
      const one = await ask(url)
      if (round >= 0) took[name].push(one)
    }
  return { few: median(took.few), many: median(took.many) }
}

const rows: { what: string; figure: string; budget: string }[] = []
const note = (what: string, figure: string, budget = '') => rows.push({ what, figure, budget })
note('300 sites made from a list', `${many.seconds.toFixed(1)} s`)
for (const [what, url] of [
  ['live page', '/de'],
  ['edit page', '/de/edit'],
] as const) {
  const took = await compare(url)
  note(`${what}, installation of 3 sites, median`, `${took.few.toFixed(1)} ms`)
  note(`${what}, installation of 300 sites against it`, (took.many / took.few).toFixed(2), '≤ 1.30')
}
const list = await compare('/api/v1/sites', 20)
note('the list of 300 sites, median', `${list.many.toFixed(1)} ms`, '≤ 100 ms')
console.log(JSON.stringify(rows))
await few.close()
await many.close()
process.exit(0)
