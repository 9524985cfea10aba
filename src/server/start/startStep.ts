import type { FastifyError } from 'fastify'
import { asRefusal } from '../http/asRefusal'
import { StartError } from '../StartError'
import { knownReason } from '../storage/reasonOf'

/** API-8: whatever a step of the start meets, it ends with one sentence that says what could not be done and why. */
export const startStep = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`${what}: ${whyNot(error)}.`, { cause: error })
  }
}

const whyNot = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  const reason = knownReason(error)
  if (reason) return `${reason}${placeOf(error)}`
  return asRefusal(error as FastifyError).code === 'unavailable'
    ? 'the database does not answer'
    : firstSentence(error.message)
}

const placeOf = (error: Error) => ('path' in error && typeof error.path === 'string' ? ` (${error.path})` : '')

/** What is unforeseen has only its own words; the first of them, on one line. */
const firstSentence = (message: string) => message.split('\n')[0]!.trim().replace(/\.$/, '').slice(0, 300)
