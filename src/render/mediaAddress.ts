import type { Media } from '../content/media'

/** `/media/{objectId}/{width}.{format}`: the name never changes its content, so it is cached for good. */
export const mediaAddress = (media: Pick<Media, 'objectId'>, width: number, format: 'avif' | 'webp') =>
  `/media/${media.objectId}/${width}.${format}`
