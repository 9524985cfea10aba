import type { Media } from '../../../content/media'

// A sun and two hills, in greys that stand on any ground.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice"><rect width="160" height="120" fill="#c9cfd6"/><circle cx="108" cy="40" r="13" fill="#eef1f4"/><path d="M0 120 58 52l46 68z" fill="#aab3bd"/><path d="m62 120 42-46 56 46z" fill="#98a2ae"/></svg>`

const picture: Media = {
  id: '00000000-0000-4000-8000-000000000000',
  parentId: null,
  mediaType: 'image',
  mimeType: 'image/svg+xml',
  bucketFolder: '',
  objectId: '',
  originalFilename: '',
  extension: 'svg',
  fileSize: 0,
  resolution: { width: 1600, height: 1200 },
  tags: [],
  publicUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  blurHash: null,
  blurDataURL: null,
  focalPoint: { x: 0.5, y: 0.5 },
  cropArea: null,
  alt: {},
  updated: 0,
  videoSettings: null,
}

/** Samples name pictures this site does not have: every name gives the same neutral one. */
export const samplePictures: Record<string, Media> = new Proxy<Record<string, Media>>(
  {},
  { get: () => picture, has: () => true },
)
