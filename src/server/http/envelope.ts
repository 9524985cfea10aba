import { type Envelope, statusOf } from '../../contract/errors'
import type { Refusal } from '../Refusal'

export const refused = ({ code, message, details }: Refusal): Envelope => ({
  success: false,
  data: null,
  error: message,
  status: statusOf(code),
  code,
  ...(details === undefined ? {} : { details }),
})

/** `version` is the next write's base, where the answer is a whole object. */
export const answered = <T>(data: T, version?: number): Envelope<T> => ({
  success: true,
  data,
  error: null,
  status: 200,
  ...(version === undefined ? {} : { version }),
})
