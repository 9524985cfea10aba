import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../Refusal'

/** A file as it was sent; a part of one has no name. */
export type Received = { bytes: Buffer; filename: string | null }

export const readFile = (request: FastifyRequest, maxBytes: number): Promise<Received> =>
  readParts(request, maxBytes).catch((error: unknown) => {
    // The parser's own words for a form that is none; what else may go wrong has a status.
    const isKnown = error instanceof Refusal || (error instanceof Error && 'statusCode' in error)
    throw isKnown ? error : new Refusal('malformed')
  })

/** One part, the file: everything else is refused (API-2), once all has arrived, so that the sender hears it. */
const readParts = async (request: FastifyRequest, maxBytes: number): Promise<Received> => {
  let file: Received | null = null
  let refused: string | null = null
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 2, fields: 5, parts: 6 } })) {
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
