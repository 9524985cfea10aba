import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPictures } from './media/pictures'
import { createDiskStore } from './media/store'
import { StartError } from './StartError'
import { answerTo, askServer } from './start/commandSocket'
import { readConfig } from './start/config'
import { openStorage } from './storage/open'

// Built to dist/server/command.js. Asks the running server, or opens the database itself when none is running (D27).
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const withoutServer = async (words: string[]) => {
  const config = readConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  const storage = await openStorage(config)
  try {
    const files = createDiskStore(join(config.dataDir, 'media'))
    const pictures = createPictures(join(root, 'dist', 'server', 'picture.js'))
    const demoPictures = join(root, 'demo', 'pictures')
    return await answerTo({ storage, files, pictures, demoPictures, port: config.port }, words)
  } finally {
    await storage.close()
  }
}

try {
  const words = process.argv.slice(2)
  const answer = (await askServer(readConfig(process.env).dataDir, words)) ?? (await withoutServer(words))
  console[answer.ok ? 'log' : 'error'](answer.text)
  process.exit(answer.ok ? 0 : 1)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
