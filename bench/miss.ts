import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { optik } from '../demo/optik'
import type { GroupDraft } from '../src/content/draft'
import { everything } from '../src/content/scope'
import type { PageTemplate } from '../src/content/siteTemplate'
import { publishPage } from '../src/server/editing/publishPage'
import { ingestPicture } from '../src/server/media/ingest'
import { createPictures } from '../src/server/media/pictures'
import { answerPage } from '../src/server/pages/answerPage'
import { createServices } from '../src/server/services'
import { createSite } from '../src/server/sites/createSite'
import { readDemoPicture } from '../src/server/sites/readDemoPicture'
import { readAssets } from '../src/server/start/assets'
import { readConfig } from '../src/server/start/config'
import { openStorage } from '../src/server/storage/open'
import { findPageBy } from '../src/server/storage/pages'
import { readReferences } from '../src/server/storage/references'
import { findSiteByHost } from '../src/server/storage/sites'
import type { Tx } from '../src/server/storage/storage'

/**
 * A missed page, whole: look up, load, draw, compress. In milliseconds, as JSON on one line: after the page was
 * published, after all of its site was forgotten, and pages of ten blocks and of sixty sections after they were published.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const databaseUrl = process.env.BENCH_DATABASE_URL || null
const storage = await openStorage({ dataDir, databaseUrl })
const services = await createServices({
  demoPictures: '',
  config: readConfig({ DATA_DIR: dataDir }),
  storage,
  assets: readAssets(join('dist', 'client')),
  log: pino({ level: 'silent' }),
  pictures: createPictures(join('dist', 'server', 'picture.js')),
})

/** Sections of the demo's pages, in turn. */
const sections = optik.pages.filter(({ password }) => !password).flatMap(({ groups }) => groups)
const benchPage = (name: string, groups: GroupDraft[]): PageTemplate => ({ ref: name, name: { de: name }, groups })
const longPage = benchPage(
  'lang',
  Array.from({ length: 60 }, (_, index) => sections[index % sections.length]!),
)

/** A card is a block too. */
const blocksIn = (groups: readonly GroupDraft[]): number =>
  groups.reduce((sum, { cards = [] }) => sum + 1 + blocksIn(cards), 0)
const tenBlocks: GroupDraft[] = []
for (const section of sections) if (blocksIn([...tenBlocks, section]) <= 10) tenBlocks.push(section)
const shortPage = benchPage('kurz', tenBlocks)

const host = 'bench.localhost'
await createSite({
  storage,
  template: { ...optik, pages: [...optik.pages, shortPage, longPage] },
  hosts: [{ host, isPrimary: true, scheme: 'http', port: null }],
  // As the demo takes them: what a page shows of a picture is part of its size.
  takePicture: name =>
    ingestPicture({
      ...readDemoPicture(join('demo', 'pictures'), name),
      files: services.files,
      pictures: services.pictures,
      folder: optik.key,
      tags: [],
    }),
})
const { site } = (await findSiteByHost(storage.read, host))!

const home = (await findPageBy(storage.read, site.id, { role: 'home' }))!
const listed = await readReferences(storage.read, site.id, 'live')
const idOf = ({ ref }: PageTemplate) => listed.find(({ name }) => name.de === ref)!.id
const author = { personId: null, changeId: null }

const drawOnce = async (path: string, prepare: (tx: Tx) => Promise<unknown>) => {
  await storage.write(prepare)
  const started = performance.now()
  const answer = await answerPage(services, {
    site,
    origin: 'http://bench.localhost',
    path,
    query: new URLSearchParams(),
    acceptLanguage: undefined,
    isRefused: () => false,
    isUnlocked: async () => false,
  })
  if (answer.kind !== 'finished' || answer.finished.status !== 200) throw new Error('The page was not drawn.')
  return performance.now() - started
}

const measure = async (path: string, prepare: (tx: Tx) => Promise<unknown>, count = 400) => {
  for (let round = 0; round < count / 4; round += 1) await drawOnce(path, prepare)
  const rounds: number[] = []
  for (let round = 0; round < count; round += 1) rounds.push(await drawOnce(path, prepare))
  rounds.sort((a, b) => a - b)
  return { median: rounds[count / 2]!, p95: rounds[Math.floor(count * 0.95)]! }
}

const publish = (pageId: string) => (tx: Tx) => publishPage(tx, { siteId: site.id, pageId, author })

const published = await measure('/de', publish(home.id))
const forgotten = await measure('/de', async tx => tx.touch(site.id, everything))
const ten = await measure('/de/kurz', publish(idOf(shortPage)))
const sixty = await measure('/de/lang', publish(idOf(longPage)), 80)
console.log(JSON.stringify({ ...published, forgotten: forgotten.median, ten: ten.median, sixty: sixty.median }))
await storage.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
