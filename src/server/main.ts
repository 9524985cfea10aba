import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPictures } from './media/pictures'
import { readAssets } from './start/assets'
import { readConfig } from './start/config'
import { endStart } from './start/endStart'
import { startServer } from './start/startServer'

// Built to dist/server/main.js, beside dist/client.
const dist = dirname(dirname(fileURLToPath(import.meta.url)))

try {
  const clientDir = join(dist, 'client')
  await startServer({
    config: readConfig(process.env),
    assets: readAssets(clientDir),
    clientDirs: [clientDir, join(dist, 'previous')],
    pictures: createPictures(join(dist, 'server', 'picture.js')),
    demoPictures: join(dirname(dist), 'demo', 'pictures'),
  })
} catch (error) {
  endStart(error)
}
