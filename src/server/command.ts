import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPictures } from './media/pictures'
import { promisedStore } from './media/promisedStore'
import { createDiskStore } from './media/store'
import { StartError } from './StartError'
import { decodeList } from './sites/importSites'
import { answerTo, askServer } from './start/commandSocket'
import { readConfig } from './start/config'
import { endStart } from './start/endStart'
import { prepareFolders } from './start/prepareFolders'
import { openStorage } from './storage/open'

// Built to dist/server/command.js. Asks the running server, or opens the database itself when none is running (D27).
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const withoutServer = async (words: string[]) => {
  const config = readConfig(process.env)
  await prepareFolders(config.dataDir)
  const storage = await openStorage(config)
  try {
    const files = promisedStore(createDiskStore(join(config.dataDir, 'media')), storage)
    const pictures = createPictures(join(root, 'dist', 'server', 'picture.js'))
    const demoPictures = join(root, 'demo', 'pictures')
    return await answerTo({ storage, files, pictures, demoPictures, port: config.port }, words)
  } finally {
    await storage.close()
  }
}

/** A list is read where the command is typed; its text goes to whoever does the work. */
const withFile = (words: string[]) => {
  const [name, verb, file, ...rest] = words
  if (name !== 'site' || verb !== 'import' || !file) return words
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  return [name, verb, decodeList(readFileSync(file)), ...rest]
}

try {
  const words = withFile(process.argv.slice(2))
  const answer = (await askServer(readConfig(process.env).dataDir, words)) ?? (await withoutServer(words))
  console[answer.ok ? 'log' : 'error'](answer.text)
  process.exit(answer.ok ? 0 : 1)
} catch (error) {
  endStart(error)
}
