import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { drawPicture } from '../../../test/pictures'
import { startTestServer } from '../../../test/server'
import { sharedPictures } from '../../../test/sharedPictures'
import { housekeepingHandlers } from '../jobs/housekeeping'
import { createJobRunner } from '../jobs/runner'
import { newSecretId } from '../newId'
import { blankTemplate } from '../sites/blankTemplate'
import { createSite } from '../sites/createSite'
import { addJob, hastenJobs } from '../storage/jobs'
import { listMedia, sampleMedia } from '../storage/media'
import { ingestPicture } from './ingest'

onBothEngines('making a site', open => {
  it('[LIB-2] leaves no pictures behind when it is killed before their rows, and keeps all others', async () => {
    const storage = await open({ isOwn: true })
    const { services } = await startTestServer(storage)
    const { files, config } = services
    const bytes = await drawPicture({ width: 60, height: 40 }).png().toBuffer()
    let isKilled = false
    const make = (key: string) =>
      createSite({
        storage,
        template: { ...blankTemplate({ name: key, locales: ['de'] }), key, pictures: ['a', 'b', 'c'] },
        hosts: [{ host: `${key}.localhost`, isPrimary: true, scheme: 'http', port: null }],
        takePicture: async name => {
          if (isKilled && name === 'c') throw new Error('killed')
          return ingestPicture({
            files,
            pictures: sharedPictures,
            bytes,
            filename: `${name}.png`,
            folder: key,
            tags: [],
            alt: {},
          })
        },
      })
    const folders = () =>
      readdirSync(join(config.dataDir, 'media'))
        .flatMap(start => readdirSync(join(config.dataDir, 'media', start)))
        .sort()
    const siteId = await make('ganz')
    isKilled = true
    await expect(make('halb')).rejects.toThrow('killed')
    await files.write(newSecretId(), 'original.png', bytes)
    expect(folders()).toHaveLength(6)

    const waiting = () => storage.read.selectFrom('jobs').select('run_at').where('kind', '=', 'media:remove').execute()
    expect(await waiting(), 'only of what has no row').toHaveLength(3)
    for (const { run_at } of await waiting()) expect(run_at).toBeGreaterThan(Date.now() + 50 * 60 * 1000)
    const kept = (await listMedia(storage.read, siteId)).map(({ objectId }) => objectId).sort()
    await storage.write(async tx => {
      await hastenJobs(tx, 'media:remove')
      // Whatever a job says: what has a row stays.
      await addJob(tx, { kind: 'media:remove', payload: { objectId: kept[0]! } })
    })
    const handlers = housekeepingHandlers({ storage, files })
    const runner = createJobRunner({ storage, log: pino({ level: 'silent' }), handlers })
    onTestFinished(() => runner.stop())
    await runner.start()
    await eventually(async () => expect(await waiting()).toEqual([]))
    expect(folders()).toEqual(kept)
    expect((await sampleMedia(storage.read, 2)).map(({ objectId }) => objectId).sort()).toEqual(kept)
  })
})
