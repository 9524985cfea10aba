import type { Media } from '../src/content/media'
import type { Envelope } from '../src/contract/errors'
import type { Editing } from './editing'
import { ownOrigin } from './send'

type Upload = {
  name: string
  bytes: Uint8Array
  field?: string
  /** Other parts of the form, before the file. */
  others?: Record<string, string>
  /** And after it. */
  after?: Record<string, string>
  headers?: Record<string, string>
  cookie?: string
}

/** Sends a file as a browser's form does. */
export const uploadPicture = async (
  { app, site, cookie: own }: Pick<Editing, 'app' | 'site' | 'cookie'>,
  { name, bytes, field = 'file', others = {}, after = {}, headers = ownOrigin(site), cookie = own }: Upload,
) => {
  const boundary = '----vitrine-test'
  const parts = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`)
      .join('')
  const head = `${parts(others)}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/media/upload',
    headers: { host: site.host, cookie, ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n${parts(after)}--${boundary}--\r\n`)]),
  })
  return answer.json() as Envelope<Media>
}
