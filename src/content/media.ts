import * as z from 'zod/mini'
import { idSchema } from './id'
import { localized } from './locale'
import { text } from './text'

export const mediaTypes = ['image', 'video', 'audio', 'document'] as const
export const mediaTypeSchema = z.enum(mediaTypes)
export type MediaType = z.infer<typeof mediaTypeSchema>

/** LIB-2: the largest original that is taken. */
export const maxPictureBytes = 40 * 1024 * 1024

const fraction = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.number().check(z.minimum(0), z.maximum(100))

export const focalPointSchema = z.strictObject({ x: fraction, y: fraction })
export type FocalPoint = z.infer<typeof focalPointSchema>

/** LIB-4: when nothing is known about a picture. */
export const defaultFocalPoint: FocalPoint = { x: 0.1, y: 0.1 }

export const cropAreaSchema = z.strictObject({ x: percent, y: percent, width: percent, height: percent })
export const defaultCropArea = { x: 0, y: 0, width: 100, height: 100 }

export const videoSettingsSchema = z.strictObject({
  source: z.enum(['mux', 'youtube']),
  aspectRatio: z._default(text(12), '16:9'),
  status: z._default(z.enum(['upload', 'ready']), 'upload'),
  uploadId: z.optional(text(200)),
  videoId: z.optional(text(200)),
})

export const mediaSchema = z.strictObject({
  id: idSchema,
  parentId: z.nullable(idSchema),
  mediaType: mediaTypeSchema,
  mimeType: text(100),
  bucketFolder: text(200),
  objectId: text(100),
  originalFilename: text(300),
  extension: text(10),
  fileSize: z.number(),
  resolution: z.nullable(z.strictObject({ width: z.number(), height: z.number() })),
  tags: z.array(text(60)),
  publicUrl: text(500),
  blurHash: z.nullable(text(200)),
  /** A tiny picture as a data address, shown until the real one is there. */
  blurDataURL: z.nullable(text(4000)),
  focalPoint: focalPointSchema,
  cropArea: z.nullable(cropAreaSchema),
  alt: localized(text(300)),
  updated: z.number(),
  videoSettings: z.nullable(videoSettingsSchema),
})
export type Media = z.infer<typeof mediaSchema>

/** D32: the only widths that are ever made. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const
