import { pino } from 'pino'
import { createApp } from './app'
import { developmentAssets } from './assets'
import type { Config } from './config'
import { createJobs } from './createJobs'
import { prepareInstallation } from './prepareInstallation'
import { createServices } from './services'
import type { Storage } from './storage/storage'
import { welcome } from './welcome'

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
