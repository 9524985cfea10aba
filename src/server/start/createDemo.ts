import { access } from 'node:fs/promises'
import type { Services } from '../services'
import { createSite } from '../sites/createSite'
import { readDemoPicture } from '../sites/readDemoPicture'

/** The demo's content is loaded here and nowhere before: only an empty installation needs it. */
export const createDemo = async (services: Services, picturesRoot: string) => {
  const { demoSites } = await import('../../../demo/sites')
  const { ingestPicture } = await import('../media/ingest')
  // Before anything is written: half a demo helps nobody.
  await access(picturesRoot)
  for (const { template, hosts } of demoSites)
    await createSite({
      storage: services.storage,
      template,
      hosts,
      takePicture: name =>
        ingestPicture({
          ...readDemoPicture(picturesRoot, name),
          files: services.files,
          pictures: services.pictures,
          folder: template.key,
          tags: ['demo'],
        }),
    })
}
