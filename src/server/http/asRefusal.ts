import type { FastifyError } from 'fastify'
import { Refusal } from '../Refusal'
import { isDiskFull } from '../storage/isDiskFull'
import { isFileUnusable } from '../storage/sqliteCode'

/** Nothing of what went wrong inside ever leaves the server. */
export const asRefusal = (error: FastifyError): Refusal => {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return new Refusal('too_large')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('wrong_media_type')
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode === 404 ? 'not_found' : 'malformed')
  if (isDiskFull(error)) return new Refusal('disk_full')
  if (isUnreachable(error)) return new Refusal('unavailable')
  return new Refusal('internal')
}

/** PostgreSQL gone (connection refused, reset, lost in a transaction, shut down or not let in), or a disk not to be written or read. */
const isUnreachable = (error: Error & { code?: string }) =>
  isFileUnusable(error) ||
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EROFS|EIO|57P0|08|53|55000|3D000|28)/.test(error.code ?? '') ||
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|database is (locked|closed|not open)/i.test(
    error.message,
  )
