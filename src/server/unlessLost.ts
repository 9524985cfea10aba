import { ApiError } from './ApiError'
import type { Bus } from './storage/storage'

/** Settles as the question does, or fails in the moment the database is known to be lost: nobody waits for it then. */
export const unlessLost = async <T>(bus: Pick<Bus, 'onLoss'>, question: Promise<T>): Promise<T> => {
  let stop = () => {}
  const loss = new Promise<never>((_, reject) => {
    stop = bus.onLoss(() => reject(new ApiError('unavailable')))
  })
  try {
    return await Promise.race([question, loss])
  } finally {
    stop()
  }
}
