import { Unanswered } from '../../src/contract/client'
import type { Envelope } from '../../src/contract/errors'
import { refusal } from './workspace'

export const faults = ['400', '404', '409', '413', '429', '500', 'none', 'lost', 'slow', 'slowLost'] as const
export type Fault = (typeof faults)[number]

const refusals: Partial<Record<Fault, () => Envelope<never>>> = {
  400: () => refusal(400, 'invalid_input'),
  404: () => refusal(404, 'not_found'),
  409: () => refusal(409, 'wrong_status'),
  413: () => refusal(413, 'too_large'),
  429: () => refusal(429, 'too_many'),
  500: () => refusal(500, 'internal'),
}

/** The way to a server, on which things go wrong as they are planned: once each, in order. */
export const createFaults = () => {
  let planned: Fault[] = []
  let release: () => void = () => {}
  let held: Promise<void> | null = null
  let count = 0
  const hold = async () => {
    held ??= new Promise(resolve => {
      release = () => {
        held = null
        resolve()
      }
    })
    count += 1
    await held
    count -= 1
  }
  return {
    plan: (fault: Fault, count = 1) => planned.push(...Array.from({ length: count }, () => fault)),
    heal: () => {
      planned = []
      release()
    },
    /** How many answers are held up. */
    held: () => count,
    /** What is slow arrives now. */
    release: () => release(),
    pass: async <T>(perform: () => Promise<Envelope<T>>): Promise<Envelope<T>> => {
      const fault = planned.shift()
      const refused = fault && refusals[fault]?.()
      if (refused) return refused
      if (fault === 'none') throw new Unanswered()
      const answer = await perform()
      if (fault === 'slow' || fault === 'slowLost') await hold()
      if (fault === 'lost' || fault === 'slowLost') throw new Unanswered()
      return answer
    },
  }
}
