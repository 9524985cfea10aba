import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Media } from '../../content/media'
import type { Envelope } from '../../contract/errors'
import { uploadMedia } from '../../contract/otherCalls'
import { isSameOrigin } from '../http/sameOrigin'
import { readSession } from '../http/session'
import { maxPictureBytes } from '../media/limits'
import { RefusedFile } from '../media/RefusedFile'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { hostName } from '../sites/siteFinder'
import { addJob } from '../storage/jobs'
import { insertMedia, readMedia } from '../storage/media'
import { countHit } from '../storage/rateLimits'
import { apiPrefix } from './apiPrefix'
import { checkPolicy } from './checkPolicy'

/** quality.md 14 */
const uploadsPerDay = 2_000
const day = 24 * 60 * 60 * 1000

const formWanted = 'Send a form (multipart/form-data) with the picture as its part «file».'

/** API-6: the one call whose body is a file. Editors of this site only; the file's content decides what it is. */
export const registerUpload = async (app: FastifyInstance, services: Services) => {
  const { storage, files, sites, clock } = services
  await app.register(multipart, { limits: { fileSize: maxPictureBytes, files: 2, fields: 5, parts: 6 } })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const hosted = await sites.find(hostName(request.host) ?? '')
    if (!hosted || hosted.site.suspended) throw new Refusal('not_found')
    if (!isSameOrigin(request)) throw new Refusal('cross_site')
    checkPolicy(uploadMedia.policy, await readSession(storage.read, request, hosted, clock()))
    if (!request.isMultipart()) throw new Refusal('wrong_media_type', undefined, formWanted)
    const { id: siteId, key } = hosted.site
    const isAllowed = await storage.write(tx =>
      countHit(tx, { key: `upload ${siteId}`, limit: uploadsPerDay, windowMs: day, now: clock() }),
    )
    if (!isAllowed) throw new Refusal('too_many')
    const media = await ingest({ ...(await readForm(request)), folder: key })
    await storage.write(async tx => {
      await insertMedia(tx, siteId, media)
      await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
    })
    const stored = (await readMedia(storage.read, siteId, [media.id]))[media.id]!
    return { success: true, data: stored, error: null, status: 200 } satisfies Envelope<Media>
  }
  app.route({
    method: uploadMedia.method,
    url: apiPrefix + uploadMedia.path,
    bodyLimit: maxPictureBytes + 64 * 1024,
    handler: answer,
  })

  const ingest = async ({ bytes, filename, folder }: { bytes: Buffer; filename: string; folder: string }) => {
    // Loaded with the first upload: most starts never see one.
    const { ingestPicture } = await import('../media/ingest')
    try {
      // LIB-10: single uploads get the default folder and tag.
      return await ingestPicture({ files, bytes, filename, folder, tags: ['tag1'], alt: {} })
    } catch (error) {
      if (error instanceof RefusedFile) throw new Refusal('refused_file', { reason: error.reason }, error.message)
      throw error
    }
  }
}

/** One part, the file: everything else is refused (API-2), once all has arrived, so that the sender hears it. */
const readForm = async (request: FastifyRequest) => {
  let file: { bytes: Buffer; filename: string } | null = null
  let refused: string | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file' && !file && refused === null) {
      file = { bytes: await part.toBuffer(), filename: part.filename }
      continue
    }
    refused ??= part.fieldname
    if (part.type === 'file') part.file.resume()
  }
  if (!file || refused !== null) throw new Refusal('invalid_input', { issues: [{ path: refused ?? 'file' }] })
  return file
}
