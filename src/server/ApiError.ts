import { type ErrorCode, errors } from '../contract/errors'

/** Ends a call with a code of the table; `details` is what the caller needs to go on, `message` says more than the code. */
export class ApiError extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
    message: string = errors[code].meaning,
  ) {
    super(message)
    this.status = errors[code].status
  }
}
