import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { optik } from '../demo/optik'
import type { PageTemplate, SiteTemplate } from '../src/content/siteTemplate'
import { createApp } from '../src/server/app'
import { ingestPicture } from '../src/server/media/ingest'
import { createPictures } from '../src/server/media/pictures'
import { createServices } from '../src/server/services'
import { createSite } from '../src/server/sites/createSite'
import { readDemoPicture } from '../src/server/sites/readDemoPicture'
import { readAssets } from '../src/server/start/assets'
import { readConfig } from '../src/server/start/config'
import { openStorage } from '../src/server/storage/open'
import { insertPerson } from '../src/server/storage/people'
import { openSession } from '../src/server/storage/sessions'
import { draftsTag } from '../src/server/storage/versions'

/**
 * What an editor waits for on a site of 2,000 pages, against the same site without them, each after a page of the site was
 * renamed. Rows for the table, as JSON on one line.
 */
const pageCount = 2_000
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const storage = await openStorage({ dataDir, databaseUrl: process.env.BENCH_DATABASE_URL || null })
const services = await createServices({
  demoPictures: '',
  config: readConfig({ DATA_DIR: dataDir }),
  storage,
  assets: readAssets(join('dist', 'client')),
  log: pino({ level: 'silent' }),
  pictures: createPictures(join('dist', 'server', 'picture.js')),
})
const app = await createApp(services, { clientDirs: [dataDir] })

const [section] = optik.pages.flatMap(({ groups }) => groups)
const more = Array.from({ length: pageCount - optik.pages.length }, (_, index): PageTemplate => {
  const name = { de: `Brille ${index}`, fr: `Lunettes ${index}` }
  return { ref: `more-${index}`, name, groups: [section!] }
})
const start = async (key: string, pages: PageTemplate[]) => {
  const template: SiteTemplate = { ...optik, key, pages: [...optik.pages, ...pages] }
  const host = `${key}.localhost`
  const siteId = await createSite({
    storage,
    template,
    hosts: [{ host, isPrimary: true, scheme: 'http', port: null }],
    takePicture: name =>
      ingestPicture({
        ...readDemoPicture(join('demo', 'pictures'), name),
        files: services.files,
        pictures: services.pictures,
        folder: key,
        tags: [],
      }),
  })
  const token = await storage.write(async tx => {
    const person = { email: `${key}@example.ch`, name: key, passwordHash: null, isOperator: true }
    return openSession(tx, siteId, await insertPerson(tx, person))
  })
  return { siteId, headers: { host, cookie: `vitrine_session=${token}` } }
}
type Opened = Awaited<ReturnType<typeof start>>

const ask = async ({ siteId, headers }: Opened, url: string) => {
  await storage.write(async tx => tx.touch(siteId, draftsTag))
  const started = performance.now()
  const { statusCode, rawPayload } = await app.inject({ method: 'GET', url, headers })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`)
  return { took: performance.now() - started, bytes: rawPayload.length }
}

const [few, many] = [await start('few', []), await start('many', more)]

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** In turn, and in turn first: what slows the machine slows both. */
const compare = async (url: string, count = 60) => {
  const took: { few: number[]; many: number[] } = { few: [], many: [] }
  const ways = [
    ['few', few],
    ['many', many],
  ] as const
  for (let round = -count / 2; round < count; round += 1)
    for (const [name, site] of round % 2 ? ways : ways.toReversed()) {
      const answer = await ask(site, url)
      if (round >= 0) took[name].push(answer.took)
    }
  return { few: median(took.few), many: median(took.many), bytes: (await ask(many, url)).bytes }
}

const rows: { what: string; figure: string; budget: string }[] = []
const note = (what: string, figure: string, budget = '') => rows.push({ what, figure, budget })
const ms = (value: number) => `${value.toFixed(1)} ms`
for (const [what, url] of [
  ['edit page', '/de/edit'],
  ['navigation for editors', '/api/v1/navigation?includeDrafts=true'],
] as const) {
  const took = await compare(url)
  note(`${what}, site of ${optik.pages.length} pages, median`, ms(took.few))
  note(`${what}, site of 2,000 pages against it`, (took.many / took.few).toFixed(2), '≤ 1.30')
}
const list = await compare('/api/v1/page/list?collection=generic', 20)
note('a part of the list of pages, site of 2,000 pages, median', ms(list.many))
note('the same, bytes', `${(list.bytes / 1024).toFixed(0)} KB`, '≤ 40 KB')
console.log(JSON.stringify(rows))
await app.close()
await storage.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
