import type { Host } from '../../content/site'
import type { Services } from '../services'
import { aspect } from './aspect/index'
import { createSite } from './createSite'
import { golf } from './golf/index'
import { optik } from './optik/index'
import { readPicture } from './pictures'

const host = (name: string, isPrimary: boolean): Host => ({ host: name, isPrimary, scheme: 'http', port: null })

/** The three demo sites and their addresses (design §8). */
const demoSites = [
  { template: optik, hosts: [host('localhost', true), host('optik.localhost', false), host('127.0.0.1', false)] },
  { template: aspect, hosts: [host('aspect.localhost', true)] },
  { template: golf, hosts: [host('golf.localhost', true)] },
]

export const createDemo = async (services: Services, picturesRoot: string) => {
  const { ingestPicture } = await import('../media/ingest')
  for (const { template, hosts } of demoSites)
    await createSite({
      storage: services.storage,
      template,
      hosts,
      takePicture: name =>
        ingestPicture({
          ...readPicture(picturesRoot, name),
          files: services.files,
          folder: template.key,
          tags: ['demo'],
        }),
    })
}
