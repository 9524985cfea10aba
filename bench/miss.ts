import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { defaultFocalPoint, type Media } from '../src/content/media'
import { developmentAssets } from '../src/server/assets'
import { readConfig } from '../src/server/config'
import { createSite } from '../src/server/demo/createSite'
import { optik } from '../src/server/demo/optik'
import { newId, newSecretId } from '../src/server/newId'
import { createServices } from '../src/server/services'
import { answerPage } from '../src/server/site/answerPage'
import { openStorage } from '../src/server/storage/open'
import { findSiteByHost } from '../src/server/storage/sites'

/** A missed page, whole: look up, load, draw, compress in three encodings. In milliseconds, as JSON on one line. */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const databaseUrl = process.env.BENCH_DATABASE_URL || null
const storage = await openStorage({ dataDir, databaseUrl })
const services = await createServices({
  config: readConfig({ DATA_DIR: dataDir }),
  storage,
  assets: developmentAssets,
  log: pino({ level: 'silent' }),
})

const picture = (name: string): Omit<Media, 'publicUrl'> => ({
  id: newId(),
  parentId: null,
  mediaType: 'image',
  mimeType: 'image/avif',
  bucketFolder: '',
  objectId: newSecretId(),
  originalFilename: name,
  extension: 'avif',
  fileSize: 1,
  resolution: { width: 2000, height: 1250 },
  tags: [],
  blurHash: null,
  blurDataURL: null,
  focalPoint: defaultFocalPoint,
  cropArea: null,
  alt: { de: name },
  updated: 0,
  videoSettings: null,
})

const host = 'bench.localhost'
await createSite({
  storage,
  template: optik,
  hosts: [{ host, isPrimary: true, scheme: 'http', port: null }],
  takePicture: async name => picture(name),
})
const { site } = (await findSiteByHost(storage.read, host))!

const drawOnce = async () => {
  services.cache.clearAll()
  const started = performance.now()
  const answer = await answerPage(services, {
    site,
    origin: 'http://bench.localhost',
    path: '/de',
    query: new URLSearchParams(),
    acceptLanguage: undefined,
    isUnlocked: async () => false,
  })
  if (answer.kind !== 'finished' || answer.finished.status !== 200) throw new Error('The page was not drawn.')
  return { ms: performance.now() - started, bytes: answer.finished.br.length }
}

for (let count = 0; count < 100; count += 1) await drawOnce()
const rounds: number[] = []
let bytes = 0
for (let count = 0; count < 400; count += 1) {
  const drawn = await drawOnce()
  rounds.push(drawn.ms)
  bytes = drawn.bytes
}
rounds.sort((a, b) => a - b)
console.log(JSON.stringify({ median: rounds[200], p95: rounds[380], bytes }))
await storage.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
