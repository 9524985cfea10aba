import type { Media } from '../../content/media'
import type { PictureType } from './pictureType'
import type { Refusal } from './RefusedFile'

export const derivedFormats = ['webp', 'avif'] as const
export type DerivedFormat = (typeof derivedFormats)[number]

/** Paths of files, never bytes: whoever asks for it writes and moves them. */
export type PictureTask =
  | { kind: 'inspect'; type: PictureType; from: string; to: string }
  | { kind: 'derive'; from: string; to: string; width: number; format: DerivedFormat }

/** What a picture is; its file, made safe, lies at `to`. */
export type Inspected = Pick<Media, 'resolution' | 'blurHash' | 'blurDataURL' | 'focalPoint'>

/** A derivative is null where there is none: an animation moves only as WebP, which then stands in for good. */
export type ResultOf<T extends PictureTask> = T extends { kind: 'inspect' } ? Inspected : true | null

export type Reply = { rss: number } & ({ result: unknown } | { refused: Refusal } | { failed: string })
