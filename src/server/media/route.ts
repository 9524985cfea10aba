import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId, type SiteId } from '../../content/id'
import type { Media } from '../../content/media'
import type { Storage } from '../storage/storage'
import type { Derivatives } from './derive'
import { createMediaFinder } from './mediaFinder'
import type { DerivedFormat } from './pictureTask'
import type { FileStore, StoredFile } from './store'

export type MediaRoute = {
  storage: Storage
  files: FileStore
  derivatives: Derivatives
  siteOf: (request: FastifyRequest) => SiteId | null | Promise<SiteId | null>
}

type Params = { Params: { objectId: string; file: string } }

/** `/media/{objectId}/{width}.{webp|avif}` and `/media/{objectId}/original.{extension}`, for the request's own site. */
export const registerMedia = (app: FastifyInstance, { storage, files, derivatives, siteOf }: MediaRoute) => {
  const findMedia = createMediaFinder(storage)
  app.get<Params>('/media/:objectId/:file', async (request, reply) => {
    const { objectId, file } = request.params
    const wanted = wantedFile(file)
    const siteId = wanted && isId(objectId) ? await siteOf(request) : null
    const media = siteId && (await findMedia(siteId, objectId))
    if (!wanted || !media) return missing(reply)
    reply.header('X-Content-Type-Options', 'nosniff')

    if (wanted.kind === 'original') {
      const original = wanted.extension === media.extension ? await files.read(objectId, file) : null
      if (!original) return missing(reply)
      describeOriginal(reply, media)
      return answer({ request, reply, file: original, name: 'original', isFinal: true })
    }
    const derived = await derivatives.derivative({ media, width: wanted.width, format: wanted.format })
    if (!derived) return missing(reply)
    reply.type(`image/${derived.format}`).header('Content-Security-Policy', inert)
    const name = `${wanted.width}.${derived.format}`
    return answer({ request, reply, file: derived, name, isFinal: derived.isFinal })
  })
}

type Wanted = { kind: 'original'; extension: string } | { kind: 'derived'; width: number; format: DerivedFormat }

const wantedFile = (file: string): Wanted | null => {
  const original = /^original\.([a-z0-9]{2,5})$/.exec(file)
  if (original) return { kind: 'original', extension: original[1]! }
  const derived = /^([1-9]\d{2,3})\.(webp|avif)$/.exec(file)
  return derived && { kind: 'derived', width: Number(derived[1]), format: derived[2] as DerivedFormat }
}

const inert = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

const describeOriginal = (reply: FastifyReply, { mimeType, mediaType, originalFilename }: Media) => {
  reply.type(mimeType === 'image/svg+xml' ? `${mimeType}; charset=utf-8` : mimeType)
  reply.header('Content-Security-Policy', inert)
  // LIB-9
  if (mediaType === 'document')
    reply.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(originalFilename)}`)
}

const answer = ({
  request,
  reply,
  file,
  name,
  isFinal,
}: {
  request: FastifyRequest<Params>
  reply: FastifyReply
  file: StoredFile
  name: string
  isFinal: boolean
}) => {
  // A name never changes its content (LIB-2); only a stand-in is replaced once the real one is there.
  reply.header('Cache-Control', isFinal ? 'public, max-age=31536000, immutable' : 'no-cache')
  const tag = `"${request.params.objectId}-${name}"`
  reply.header('ETag', tag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map(entry => entry.trim().replace(/^W\//, ''))
  if (known.includes(tag) || known.includes('*')) {
    file.stream.destroy()
    return reply.code(304).send()
  }
  return reply.header('Content-Length', file.size).send(file.stream)
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send('Not found.')
