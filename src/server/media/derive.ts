import type { SiteId } from '../../content/id'
import { type Media, pictureWidths } from '../../content/media'
import type { JobHandlers } from '../jobs/runJob'
import { readMedia } from '../storage/media'
import type { Storage } from '../storage/storage'
import type { Pictures, Turn } from './pictures'
import { type DerivedFormat, derivedFormats } from './pictureTask'
import type { FileStore, StoredFile } from './store'

type Picture = Pick<Media, 'objectId' | 'extension' | 'mediaType' | 'resolution'>

/** `isFinal` is false while WebP stands in for an AVIF that is not made yet. */
export type Derivative = StoredFile & { format: DerivedFormat; isFinal: boolean }

export type Derivatives = {
  /** Null for a width this picture is not made in, and for one whose original is missing. */
  derivative: (wanted: { media: Picture; width: number; format: DerivedFormat }) => Promise<Derivative | null>
  /** D32: everything that is missing, WebP first, AVIF behind. */
  makeAll: (media: Picture) => Promise<void>
}

/** D32: no wider than the picture itself; a very small one is made in the smallest width alone. */
export const widthsOf = ({ mediaType, extension, resolution }: Picture): readonly number[] => {
  if (mediaType !== 'image' || extension === 'svg' || !resolution) return []
  const fitting = pictureWidths.filter(width => width <= resolution.width)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

export const createDerivatives = (files: FileStore, pictures: Pictures): Derivatives => {
  const making = new Map<string, Promise<boolean>>()

  const make = async (
    media: Picture,
    { width, format, turn }: { width: number; format: DerivedFormat; turn: Turn },
  ) => {
    const made = await files.workFrom(media.objectId, `original.${media.extension}`, async (from, to) => {
      const isMade = await pictures.run({ kind: 'derive', from, to, width, format }, turn)
      if (isMade) await files.take(media.objectId, `${width}.${format}`, to)
      return isMade
    })
    return made === true
  }

  /** However many ask for it, it is made once. */
  const makeOnce = (media: Picture, width: number) => {
    const key = `${media.objectId}/${width}`
    const running =
      making.get(key) ?? make(media, { width, format: 'webp', turn: 'visitor' }).finally(() => making.delete(key))
    making.set(key, running)
    return running
  }

  const open = async (media: Picture, width: number, format: DerivedFormat) => {
    const file = await files.read(media.objectId, `${width}.${format}`)
    return file && { ...file, format }
  }

  return {
    derivative: async ({ media, width, format }) => {
      if (!widthsOf(media).includes(width)) return null
      const made = await open(media, width, format)
      if (made) return { ...made, isFinal: true }
      const standIn =
        (await open(media, width, 'webp')) ?? ((await makeOnce(media, width)) ? await open(media, width, 'webp') : null)
      return standIn && { ...standIn, isFinal: format === 'webp' }
    },
    makeAll: async media => {
      for (const format of derivedFormats)
        for (const width of widthsOf(media))
          if (!(await files.exists(media.objectId, `${width}.${format}`)))
            await make(media, { width, format, turn: 'background' })
    },
  }
}

export const deriveHandlers = ({ storage, derivatives }: { storage: Storage; derivatives: Derivatives }) =>
  ({
    'media:derive': {
      run: async ({ siteId, mediaId }) => {
        const { [mediaId]: media } = await readMedia(storage.read, siteId as SiteId, [mediaId])
        if (media) await derivatives.makeAll(media)
      },
    },
  }) satisfies JobHandlers
