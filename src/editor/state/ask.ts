import type { Call } from '../../contract/call'
import { callServer, Unanswered } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import { newId } from './newId'
import { asShutOut, type ShutOut } from './shutOut'
import { storableChange } from './storableChange'

/** No connection; nothing was done, or nobody knows. */
type NoAnswer = { success: false; data: null; code: 'offline'; error: ''; details?: undefined }

export type Answer<Reply> = Envelope<Reply> | NoAnswer

/**
 * A call whose answer decides what comes next, made on the spot instead of through the saver. Every write that
 * knows one has its changeId, so that asking again is harmless (API-4); whoever is shut out is told.
 */
export const createAsk =
  (onShutOut: (code: ShutOut) => void) =>
  async <Input extends object, Reply>(call: Call<Input, Reply>, input: Input): Promise<Answer<Reply>> => {
    try {
      const changeId = call.once === 'none' ? {} : { changeId: newId() }
      const answer = await callServer(call, storableChange({ ...changeId, ...input }))
      const shutOut = answer.success ? null : asShutOut(answer.code)
      if (shutOut) onShutOut(shutOut)
      return answer
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      return { success: false, data: null, code: 'offline', error: '' }
    }
  }
