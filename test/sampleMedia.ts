import type { Media } from '../src/content/media'

const names = {
  optik:
    'hero-lens frames-silhouette frame-round frame-panto frame-cat frame-square frame-sun frame-kids workshop eye-test contact-lens shop-front team-nora team-luc team-sofia team-beat',
  aspect: 'hero-congress seal network education city',
  golf: 'hero-map ball-cobbles team-street flag-fountain bar',
}

const picture = (name: string, index: number): Media => ({
  id: `00000000-0000-4000-8000-${(0x1000 + index).toString(16).padStart(12, '0')}`,
  parentId: null,
  mediaType: 'image',
  mimeType: 'image/avif',
  bucketFolder: 'demo',
  objectId: name.replace('/', '-'),
  originalFilename: `${name}.avif`,
  extension: 'avif',
  fileSize: 1,
  resolution: { width: 1600, height: 2000 },
  tags: [],
  publicUrl: `/media/${name}`,
  blurHash: null,
  blurDataURL: null,
  focalPoint: { x: 0.5, y: 0.4 },
  cropArea: null,
  alt: { de: 'Bild', fr: 'Image' },
  updated: 0,
  videoSettings: null,
})

/** The demo's pictures by name, as samples name them, without their files. */
export const sampleMedia: Record<string, Media> = Object.fromEntries(
  Object.entries(names)
    .flatMap(([site, list]) => list.split(' ').map(name => `${site}/${name}`))
    .map((name, index) => [name, picture(name, index)]),
)
