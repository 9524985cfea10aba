import { setTimeout } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from '../app'
import { upgradeShapes } from '../editing/upgradeShapes'
import type { Pictures } from '../media/pictures'
import { createServices } from '../services'
import { openStorage } from '../storage/open'
import { adviseNode } from './adviseNode'
import type { Assets } from './assets'
import { listenForCommands } from './commandSocket'
import type { Config } from './config'
import { createJobs } from './createJobs'
import { listenProblem } from './listenProblem'
import { missingPictures } from './missingPictures'
import { prepareFolders } from './prepareFolders'
import { prepareInstallation } from './prepareInstallation'
import { startStep } from './startStep'
import { welcome } from './welcome'

const jobsMs = 3_000

/** Opens the database, makes it ready, listens, and closes cleanly on SIGTERM. */
export const startServer = async ({
  config,
  assets,
  clientDirs,
  pictures,
  demoPictures,
}: {
  config: Config
  assets: Assets
  clientDirs: string[]
  pictures: Pictures
  demoPictures: string
}) => {
  const log = pino({ level: process.env.LOG_LEVEL || 'warn' })
  await prepareFolders(config.dataDir)
  const storage = await startStep('The database cannot be used', () => openStorage(config))
  await startStep('What is stored cannot be brought to the form of this version', () => upgradeShapes(storage))
  const services = await startStep('The server cannot be put together', () =>
    createServices({ config, storage, assets, log, pictures, demoPictures }),
  )
  const jobs = createJobs(services)
  const access = await startStep('The installation cannot be prepared', () =>
    prepareInstallation({ services, demoPictures }),
  )
  const app = await startStep('The server cannot be put together', () => createApp(services, { clientDirs }))
  try {
    const address = await app.listen({ port: config.port, host: config.host })
    services.config.port = Number(new URL(address).port)
  } catch (error) {
    await storage.close()
    throw listenProblem(error, config)
  }
  await startStep('The work in the background cannot begin', jobs.start)
  const commands = await startStep(`The command socket in ${config.dataDir} cannot be opened`, () =>
    listenForCommands(config.dataDir, { ...services, port: config.port }),
  )
  closeWithGrace({ delay: 8_000, logger: log }, async ({ err }) => {
    if (err) log.fatal(err)
    await commands.close()
    await app.close()
    // A picture being made may take longer than anybody waits for; its job begins anew at the next start.
    await Promise.race([jobs.stop(), setTimeout(jobsMs)])
    pictures.close()
    await storage.close()
  })
  for (const advice of [adviseNode(config.dataDir), await missingPictures(services).catch(() => null)])
    if (advice) console.warn(advice)
  console.log(await welcome(services, access))
}
