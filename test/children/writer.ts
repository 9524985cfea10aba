import { pino } from 'pino'
import { createApp } from '../../src/server/app'
import { createServices } from '../../src/server/services'
import { developmentAssets } from '../../src/server/start/assets'
import { readConfig } from '../../src/server/start/config'
import { openStorage } from '../../src/server/storage/open'
import { sharedPictures } from '../sharedPictures'

/** Writes through the API as fast as it answers, and prints what was acknowledged, until it is killed. */
const { SITE_HOST: host, COOKIE: cookie, GROUP_IDS: groupIds, RUN: run, SITE_ID: siteId } = process.env
const config = readConfig(process.env)
const storage = await openStorage(config)
const log = pino({ level: 'silent' })
const services = await createServices({
  config,
  storage,
  assets: developmentAssets,
  pictures: sharedPictures,
  demoPictures: '',
  log,
})
const app = await createApp(services, { clientDirs: [config.dataDir] })
console.log(`ready ${siteId}`)

const writeOn = async (groupId: string) => {
  for (let count = 1; ; count += 1) {
    const value = `${run}-${count}`
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/data',
      headers: { host, cookie, origin: `http://${host}` },
      payload: {
        itemType: 'field',
        linkId: null,
        add: { parentId: groupId, name: 'title' },
        data: { content: { type: 'localizedSingleValue', data: { de: value, fr: value } } },
        changeId: `change-${run}-${groupId.slice(-8)}-${count}`,
      },
    })
    if (response.statusCode !== 200) throw new Error(response.body)
    // Synchronously: what is printed was acknowledged before, and what was acknowledged is soon printed.
    process.stdout.write(`ok ${groupId} ${run} ${count}\n`)
  }
}
await Promise.all(groupIds!.split(',').map(writeOn))
