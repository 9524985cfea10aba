import { type ErrorCode, errors } from '../contract/errors'

/** Ends a call with a code of the table; `details` is what the caller needs to go on. */
export class ApiError extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
  ) {
    super(errors[code].meaning)
    this.status = errors[code].status
  }
}
