import { pino } from 'pino'
import { createApp } from './app'
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
  demoPictures,
}: {
  config: Config
  storage: Storage
  demoPictures: string
}) => {
  const log = pino({ level: process.env.LOG_LEVEL || 'warn' })
  const services = await createServices({ config: { ...config, isDev: true }, storage, assets: developmentAssets, log })
  console.log(await welcome(services, await prepareInstallation({ services, demoPictures })))
  const app = await createApp(services, { clientDirs: [demoPictures] })
  const jobs = createJobs(services)
  await jobs.start()
  app.addHook('onClose', () => jobs.stop())
  await app.ready()
  return app
}
