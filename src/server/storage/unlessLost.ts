import { Refusal } from '../Refusal'
import type { Bus } from './storage'

/** Settles as the question does, or fails in the moment the database is known to be lost: nobody waits for it then. */
export const unlessLost = async <T>(bus: Pick<Bus, 'onLoss'>, question: Promise<T>): Promise<T> => {
  let stop = () => {}
  const loss = new Promise<never>((_, reject) => {
    stop = bus.onLoss(() => reject(new Refusal('unavailable')))
  })
  try {
    return await Promise.race([question, loss])
  } finally {
    stop()
  }
}
