import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { type Open, onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import { drawAnimation, drawPicture } from '../../../test/pictures'
import { sharedPictures } from '../../../test/sharedPictures'
import type { SiteId } from '../../content/id'
import { pictureWidths } from '../../content/media'
import { widthsFor } from '../../render/parts/Picture'
import { createJobRunner } from '../jobs/runner'
import { newSecretId } from '../newId'
import { addJob } from '../storage/jobs'
import { insertMedia, readMedia } from '../storage/media'
import { createDerivatives, deriveHandlers, widthsOf } from './derive'
import { ingestPicture } from './ingest'
import { registerMedia } from './route'
import { createDiskStore } from './store'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-route-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const immutable = 'public, max-age=31536000, immutable'

onBothEngines('media', open => {
  it('[LIB-2, LIB-3] a picture is served in its widths, as WebP at once and as AVIF when the job has made it', async () => {
    const { add, get, runner, files } = await set(open)
    const media = await add('a.jpg', await drawPicture({ width: 700, height: 420 }).jpeg().toBuffer())

    const webp = await get(`/media/${media.objectId}/640.webp`)
    expect(webp).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': immutable },
    })
    expect(webp.headers['x-content-type-options']).toBe('nosniff')
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 384 })

    const standIn = await get(`/media/${media.objectId}/480.avif`)
    expect(standIn).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache' },
    })
    expect((await sharp(standIn.rawPayload).metadata()).format).toBe('webp')

    expect(await runner.runDue()).toBe(1)
    expect(await files.list(media.objectId)).toEqual(
      ['320.avif', '320.webp', '480.avif', '480.webp', '640.avif', '640.webp', 'original.jpg'].sort(),
    )
    const avif = await get(`/media/${media.objectId}/480.avif`, { 'if-none-match': String(standIn.headers.etag) })
    expect(avif).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/avif', 'cache-control': immutable },
    })
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 480 })

    const any = await get(`/media/${media.objectId}/480.avif`, { 'if-none-match': '*' })
    expect([any.statusCode, any.body]).toEqual([304, ''])
    const again = await get(`/media/${media.objectId}/480.avif`, { 'if-none-match': `"x", W/${avif.headers.etag}` })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(again.headers['cache-control']).toBe(immutable)
  })

  it('[LIB-2] the original is served under its own extension alone, for good', async () => {
    const { add, get, app, siteId } = await set(open)
    const media = await add('a.png', await drawPicture({ width: 100, height: 60 }).png().toBuffer())
    const original = await get(`/media/${media.objectId}/original.png`)
    expect(original).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/png', 'cache-control': immutable },
    })
    expect(original.headers['content-length']).toBe(String(media.fileSize))
    const head = await app.inject({
      method: 'HEAD',
      url: `/media/${media.objectId}/original.png`,
      headers: { site: siteId },
    })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(media.fileSize), ''])
    expect((await get(`/media/${media.objectId}/original.svg`)).statusCode).toBe(404)
    expect((await get(`/media/${media.objectId}/320.webp`)).statusCode).toBe(200)
    expect((await get(`/media/${media.objectId}/480.webp`)).statusCode).toBe(404)
  })

  it('[SEC-2] an SVG can do nothing where it is opened, and is made in no widths', async () => {
    const { add, get } = await set(open)
    const media = await add('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"/>'))
    const svg = await get(`/media/${media.objectId}/original.svg`)
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    expect((await get(`/media/${media.objectId}/640.webp`)).statusCode).toBe(404)
  })

  it('[SEC-2] other widths, paths and formats are not found, and nothing is made for them', async () => {
    const { add, get, files } = await set(open)
    const media = await add('a.jpg', await drawPicture().jpeg().toBuffer())
    for (const file of [
      '321.webp',
      '1280.webp',
      '0640.webp',
      '640.png',
      '640.webp.avif',
      'original.',
      '..%2foriginal.jpg',
      '..%2f..%2f..%2fvitrine.db',
      '%2fetc%2fpasswd',
      'original.jpg%00.png',
    ])
      expect((await get(`/media/${media.objectId}/${file}`)).statusCode, file).toBe(404)
    expect((await get(`/media/${newSecretId()}/640.webp`)).statusCode).toBe(404)
    expect((await get('/media/..%2f..%2f/640.webp')).statusCode).toBe(404)
    expect(await files.list(media.objectId)).toEqual(['original.jpg'])
  })

  it('[ROUTE-10] belongs to its site: another one, an unknown host and a deleted picture are not found', async () => {
    const { add, get, storage, siteId } = await set(open)
    const media = await add('a.jpg', await drawPicture().jpeg().toBuffer())
    const other = await newSite(storage, { name: 'fremd' })
    const status = async (site: string) => (await get(`/media/${media.objectId}/640.webp`, { site })).statusCode
    expect([await status(siteId), await status(other), await status('')]).toEqual([200, 404, 404])
    await storage.write(tx => tx.db.updateTable('media').set({ deleted_at: 1 }).where('id', '=', media.id).execute())
    expect(await status(siteId)).toBe(404)
  })

  it('a derivative that many ask for is made once, and one without its original is not found', async () => {
    const { add, get, files, made } = await set(open)
    const media = await add('a.jpg', await drawPicture().jpeg().toBuffer())
    made.length = 0
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => get(`/media/${media.objectId}/640.${index % 2 ? 'avif' : 'webp'}`)),
    )
    expect(new Set(answers.map(answer => answer.statusCode))).toEqual(new Set([200]))
    expect(made).toEqual(['640.webp'])
    await files.remove(media.objectId)
    expect((await get(`/media/${media.objectId}/640.webp`)).statusCode).toBe(404)
  })

  it('an animation moves in every width; as AVIF it stays the moving WebP', async () => {
    const { add, get, runner } = await set(open)
    const media = await add('a.gif', await drawAnimation())
    await runner.runDue()
    const avif = await get(`/media/${media.objectId}/320.avif`)
    expect(avif).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache' },
    })
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ pages: 3, width: 320 })
  })
})

describe('the widths of a picture', () => {
  it.each([1, 319, 320, 700, 2000, 6000])('[LIB-3] of %i pixels are those its page names', width => {
    const media = { mediaType: 'image', extension: 'jpg', resolution: { width, height: 10 }, objectId: '' } as const
    expect(widthsOf(media)).toEqual(widthsFor(media as never))
    for (const made of widthsOf(media)) expect(pictureWidths).toContain(made)
  })
})

const set = async (open: Open) => {
  const storage = await open({ isOwn: true })
  const siteId = await newSite(storage, { name: 'laden' })
  const disk = createDiskStore(directory)
  const made: string[] = []
  const files: typeof disk = {
    ...disk,
    take: (objectId, name, path) => {
      made.push(name)
      return disk.take(objectId, name, path)
    },
  }
  const derivatives = createDerivatives(files, sharedPictures)
  const runner = createJobRunner({
    storage,
    handlers: deriveHandlers({ storage, derivatives }),
    log: { warn: () => {}, error: () => {} },
  })
  const app = Fastify()
  registerMedia(app, {
    storage,
    files,
    derivatives,
    siteOf: request => (request.headers.site as SiteId) || null,
  })
  const add = async (filename: string, bytes: Buffer) => {
    const media = await ingestPicture({
      files,
      pictures: sharedPictures,
      filename,
      bytes,
      folder: 'f',
      tags: [],
      alt: {},
    })
    await storage.write(async tx => {
      await insertMedia(tx, siteId, media)
      await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
    })
    return (await readMedia(storage.read, siteId, [media.id]))[media.id]!
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { site: siteId, ...headers } })
  return { app, storage, siteId, files, runner, add, get, made }
}
