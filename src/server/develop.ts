import { pino } from 'pino'
import { createApp } from './app'
import { createPictures } from './media/pictures'
import { createServices } from './services'
import { developmentAssets } from './start/assets'
import type { Config } from './start/config'
import { createJobs } from './start/createJobs'
import { prepareInstallation } from './start/prepareInstallation'
import { welcome } from './start/welcome'
import type { Storage } from './storage/storage'

/** The app for `npm run dev`: made anew whenever a source changes, on a database that stays open. */
export const develop = async ({
  config,
  storage,
  pictureScript,
  demoPictures,
}: {
  config: Config
  storage: Storage
  pictureScript: string
  demoPictures: string
}) => {
  const log = pino({ level: process.env.LOG_LEVEL || 'warn' })
  const pictures = createPictures(pictureScript)
  const services = await createServices({
    config: { ...config, isDev: true },
    storage,
    assets: developmentAssets,
    log,
    pictures,
    demoPictures,
  })
  console.log(await welcome(services, await prepareInstallation({ services, demoPictures })))
  const app = await createApp(services, { clientDirs: [demoPictures] })
  const jobs = createJobs(services)
  await jobs.start()
  app.addHook('onClose', async () => {
    await jobs.stop()
    pictures.close()
  })
  await app.ready()
  return app
}
