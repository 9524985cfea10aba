import { ApiError } from '../ApiError'
import { findAnswer, keepAnswer } from '../storage/answers'
import type { ApiContext } from './context'

/** API-4 for what is several units of work: the answer is kept after the last of them, and a repeated change gets it. */
export const answerOnce = async <T>(
  { services: { storage }, hosted, session }: ApiContext,
  { call, changeId }: { call: string; changeId: string | undefined },
  work: () => Promise<T>,
): Promise<T> => {
  if (!session) throw new ApiError('sign_in_needed')
  if (!changeId) return work()
  const key = { siteId: hosted.site.id, changeId, personId: session.person.id, call }
  const earlier = await storage.write(tx => findAnswer(tx, key))
  if (earlier !== undefined) return earlier as T
  const answer = await work()
  return storage.write(async tx => ((await keepAnswer(tx, key, answer)) ? answer : ((await findAnswer(tx, key)) as T)))
}
