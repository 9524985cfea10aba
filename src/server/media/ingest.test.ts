import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isBlurhashValid } from 'blurhash'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawAnimation, drawBomb, drawPicture } from '../../../test/pictures'
import { sharedPictures } from '../../../test/sharedPictures'
import { maxPictureBytes, mediaSchema } from '../../content/media'
import { ingestPicture, type PictureUpload } from './ingest'
import { createDiskStore } from './store'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-ingest-'))
const files = createDiskStore(directory)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const ingest = (filename: string, bytes: Uint8Array, more: Partial<PictureUpload> = {}) =>
  ingestPicture({
    ...{ files, pictures: sharedPictures, filename, bytes },
    ...{ folder: 'allgemein', tags: ['tag1'], alt: { de: 'Brille' }, ...more },
  })

const formatOf = <T extends string>(extension: T | 'jpg') => (extension === 'jpg' ? 'jpeg' : extension)

const stored = async ({ objectId, extension }: { objectId: string; extension: string }) =>
  buffer((await files.read(objectId, `original.${extension}`))!.stream)

describe('a picture that is taken', () => {
  it.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'] as const)('[LIB-2] %s', async extension => {
    const bytes = await drawPicture().toFormat(formatOf(extension)).toBuffer()
    const media = await ingest(`Foto 1.${extension.toUpperCase()}`, bytes)
    expect(mediaSchema.parse({ ...media, publicUrl: '/x' })).toMatchObject({
      mediaType: 'image',
      mimeType: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
      originalFilename: `Foto 1.${extension.toUpperCase()}`,
      extension,
      bucketFolder: 'allgemein',
      tags: ['tag1'],
      alt: { de: 'Brille' },
      resolution: { width: 1000, height: 600 },
    })
    const original = await stored(media)
    expect(media.fileSize).toBe(original.length)
    expect(await sharp(original).metadata()).toMatchObject({ width: 1000, height: 600 })
  })

  it('[LIB-3, LIB-4] gets a placeholder and a focal point from its content, or the one it is given', async () => {
    for (const spot of [
      { x: 0.8, y: 0.2 },
      { x: 0.15, y: 0.75 },
    ]) {
      const media = await ingest('a.jpg', await drawPicture({ spot }).jpeg().toBuffer())
      expect(Math.abs(media.focalPoint.x - spot.x), `x of ${media.focalPoint.x}`).toBeLessThan(0.08)
      expect(Math.abs(media.focalPoint.y - spot.y), `y of ${media.focalPoint.y}`).toBeLessThan(0.08)
      expect(isBlurhashValid(media.blurHash ?? '').result).toBe(true)
      expect(media.blurDataURL).toMatch(/^data:image\/webp;base64,/)
      expect(media.blurDataURL!.length).toBeLessThanOrEqual(400)
      const blur = await sharp(Buffer.from(media.blurDataURL!.split(',')[1]!, 'base64')).metadata()
      expect(blur).toMatchObject({ format: 'webp', width: 16 })
    }
    const given = await ingest('a.jpg', await drawPicture().jpeg().toBuffer(), { focalPoint: { x: 0.5, y: 1 } })
    expect(given.focalPoint).toEqual({ x: 0.5, y: 1 })
  })

  it('keeps the placeholder small when it is busy, and has none when it is transparent', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
    const busy = sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    expect((await ingest('a.png', await busy.png().toBuffer())).blurDataURL!.length).toBeLessThanOrEqual(400)
    const clear = sharp({
      create: { width: 300, height: 100, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.2 } },
    })
    expect(await ingest('a.png', await clear.png().toBuffer())).toMatchObject({ blurDataURL: null })
    const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    expect(await ingest('a.png', await one.png().toBuffer())).toMatchObject({ focalPoint: { x: 0.1, y: 0.1 } })
  })

  it('[LIB-2] loses EXIF and place, and stands upright', async () => {
    const exif = { IFD0: { Copyright: 'Zoe Secret' }, IFD3: { GPSLatitude: '47/1 30/1 0/1' } }
    for (const extension of ['jpg', 'png', 'webp', 'avif'] as const) {
      const turned = drawPicture().withMetadata({ orientation: 6 }).withExif(exif)
      const bytes = await turned.toFormat(formatOf(extension)).toBuffer()
      expect(bytes.includes('Zoe Secret'), extension).toBe(true)
      const media = await ingest(`a.${extension}`, bytes)
      const original = await stored(media)
      expect(original.includes('Zoe Secret'), extension).toBe(false)
      expect((await sharp(original).metadata()).exif, extension).toBeUndefined()
      if (extension === 'jpg') expect(media.resolution).toEqual({ width: 600, height: 1000 })
    }
  })

  it('[SEC-2] is only a picture: what hides in or behind it stays outside', async () => {
    const payload = Buffer.from('<html><script>alert(1)</script></html>PK\x03\x04')
    for (const extension of ['jpg', 'png', 'gif', 'webp'] as const) {
      const bytes = await drawPicture().toFormat(formatOf(extension)).toBuffer()
      const media = await ingest(`a.${extension}`, Buffer.concat([bytes, payload]))
      expect((await stored(media)).includes('script'), extension).toBe(false)
    }
  })

  it('may move', async () => {
    const media = await ingest('a.gif', await drawAnimation())
    expect(media.resolution).toEqual({ width: 400, height: 300 })
    expect((await sharp(await stored(media)).metadata()).pages).toBe(3)
  })

  it('[LIB-2] an SVG is stored safe, without a placeholder', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0"/></svg>'
    const media = await ingest('logo.svg', Buffer.from(svg))
    expect(media).toMatchObject({
      mimeType: 'image/svg+xml',
      resolution: { width: 40, height: 20 },
      blurHash: null,
      blurDataURL: null,
      focalPoint: { x: 0.1, y: 0.1 },
    })
    expect((await stored(media)).toString()).not.toContain('alert')
  })

  it('[LIB-2] never overwrites another, and its name holds nothing of the path it came from', async () => {
    const bytes = await drawPicture().png().toBuffer()
    const [one, other] = [await ingest('../../etc/a.png', bytes), await ingest('C:\\x\\a\n.png', bytes)]
    expect(one.objectId).not.toBe(other.objectId)
    expect(one.objectId[14]).toBe('4')
    expect([one.originalFilename, other.originalFilename]).toEqual(['a.png', 'a.png'])
  })
})

describe('a picture that is refused', () => {
  let png: Buffer
  beforeAll(async () => {
    png = await drawPicture({ width: 64, height: 64 }).png().toBuffer()
  })

  it.each([
    ['picture', 'no_extension', 'File has no extension'],
    ['.', 'no_extension', 'File has no extension'],
    ['a.bmp', 'type_not_allowed', 'File type not allowed'],
    ['a.png.exe', 'type_not_allowed', 'File type not allowed'],
    ['a.constructor', 'type_not_allowed', 'File type not allowed'],
    ['a.png.html', 'type_not_allowed', 'File type not allowed'],
  ])('[LIB-2] by its name: %s', async (filename, reason, message) => {
    await expect(ingest(filename, png)).rejects.toMatchObject({ reason, message })
  })

  it.each(['jpg', 'gif', 'webp', 'avif', 'svg'])('[LIB-2] a PNG that is called %s', async extension => {
    await expect(ingest(`a.${extension}`, png)).rejects.toMatchObject({ reason: 'content_differs' })
  })

  it('[LIB-2] what is no picture at all, or half of one', async () => {
    await expect(ingest('a.jpg', Buffer.from('<html></html>'))).rejects.toMatchObject({ reason: 'content_differs' })
    await expect(ingest('a.png', Buffer.alloc(0))).rejects.toMatchObject({ reason: 'content_differs' })
    await expect(ingest('a.png', png.subarray(0, 60))).rejects.toMatchObject({ reason: 'damaged' })
    const jpeg = await drawPicture().jpeg().toBuffer()
    await expect(ingest('a.jpg', jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({ reason: 'damaged' })
    const disguised = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('=1;alert(1)//')])
    await expect(ingest('a.gif', disguised)).rejects.toMatchObject({ reason: 'damaged' })
  })

  it('[SEC-2] a bomb: 30000 × 30000 pixels are refused from the header, without unpacking them', async () => {
    const bomb = drawBomb()
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    await expect(ingest('a.png', bomb)).rejects.toMatchObject({ reason: 'too_many_pixels' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('beyond 40 MB', async () => {
    const large = Buffer.alloc(maxPictureBytes + 1)
    png.copy(large)
    await expect(ingest('a.png', large)).rejects.toMatchObject({ reason: 'too_large' })
  })
})
