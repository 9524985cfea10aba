import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createPageCache, type PageCache } from '../live/cache.server'
import { createDiskWatch, type DiskWatch } from './http/diskWatch'
import { createFeeds, type Feeds } from './http/feeds'
import { createMemoryHits, type MemoryHits } from './http/memoryHits'
import { createStreams, type Streams } from './http/stream'
import { createTranslators } from './integrations/translation/createTranslators'
import type { Translator } from './integrations/translation/translator'
import { createDerivatives, type Derivatives } from './media/derive'
import type { Pictures } from './media/pictures'
import { promisedStore } from './media/promisedStore'
import { createDiskStore, type FileStore } from './media/store'
import { type Fonts, loadFonts } from './pages/fonts'
import { createSiteFinder, type SiteFinder } from './sites/siteFinder'
import { createSiteMemory, type SiteMemory } from './sites/siteMemory'
import type { Assets } from './start/assets'
import type { Config } from './start/config'
import { readSecret } from './storage/secrets'
import type { Storage } from './storage/storage'

/** What the parts of a running server share. */
export type Services = {
  config: Config
  storage: Storage
  sites: SiteFinder
  memory: SiteMemory
  cache: PageCache
  fonts: Fonts
  assets: Assets
  files: FileStore
  pictures: Pictures
  /** Where the pictures of the templates are. */
  demoPictures: string
  derivatives: Derivatives
  /** None without a service: then texts are translated by people alone. */
  translators: readonly Translator[]
  streams: Streams
  feeds: Feeds
  disk: DiskWatch
  /** Limits that are kept in memory. */
  hits: MemoryHits
  /** Signs unlock cookies; the same on every instance. */
  secret: string
  log: FastifyBaseLogger
  clock: () => number
  /** Set when the server is told to stop: from then on no connection is kept for another request. */
  closing: { hasBegun: boolean }
}

export const createServices = async ({
  config,
  storage,
  assets,
  log,
  pictures,
  demoPictures,
  clock = Date.now,
}: Pick<Services, 'config' | 'storage' | 'assets' | 'log' | 'pictures' | 'demoPictures'> & {
  clock?: () => number
}): Promise<Services> => {
  const files = promisedStore(createDiskStore(join(config.dataDir, 'media')), storage)
  const cache = createPageCache()
  const streams = createStreams({ log, clock })
  storage.bus.subscribe(({ scope, tags }) => cache.clear(scope, tags))
  storage.bus.onGap(() => cache.clearAll())
  return {
    config,
    storage,
    cache,
    assets,
    log,
    clock,
    sites: createSiteFinder(storage),
    memory: createSiteMemory(storage.bus),
    fonts: loadFonts(),
    files,
    pictures,
    demoPictures,
    derivatives: createDerivatives(files, pictures),
    translators: createTranslators(config),
    streams,
    feeds: createFeeds({ bus: storage.bus, streams, log }),
    disk: createDiskWatch({ dataDir: config.dataDir, storage }),
    hits: createMemoryHits(),
    secret: await readSecret(storage, 'signing'),
    closing: { hasBegun: false },
  }
}
