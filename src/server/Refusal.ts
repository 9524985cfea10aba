import { type ErrorCode, errors } from '../contract/errors'

/** Says no with a code of the table; `details` is what the caller needs to go on, `message` says more than the code. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: unknown,
    message: string = errors[code].meaning,
  ) {
    super(message)
  }
}
