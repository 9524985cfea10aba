import { join } from 'node:path'
import type { Services } from '../services'
import { sampleMedia } from '../storage/media'

/**
 * What to tell whoever starts an instance without the pictures that its database names: a second one with a folder of
 * its own, or a database that was moved alone. A sample is enough: they are missing all or hardly ever.
 */
export const missingPictures = async ({
  storage,
  files,
  config,
}: Pick<Services, 'storage' | 'files' | 'config'>): Promise<string | null> => {
  const sample = await sampleMedia(storage.read, 20)
  const isThere = await Promise.all(sample.map(media => files.exists(media.objectId, `original.${media.extension}`)))
  const missing = isThere.filter(there => !there).length
  if (missing === 0) return null
  const folder = join(config.dataDir, 'media')
  return `${missing} of ${sample.length} pictures looked at are not in ${folder}: all instances of one database need the same folder of pictures (docs/operations.md).`
}
