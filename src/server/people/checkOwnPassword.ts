import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { lockAccount, readPasswordHash } from '../storage/people'
import type { Session } from '../storage/sessions'
import type { Tx } from '../storage/storage'
import { isPassword } from './passwords'

/**
 * Whoever finds a browser signed in must not be able to take over the account with it. Answers what asks, in the unit of
 * work that it is for, whether it is still the password.
 */
export const checkOwnPassword = async (
  { storage }: Pick<Services, 'storage'>,
  { person }: Pick<Session, 'person'>,
  password: string,
) => {
  const passwordHash = await readPasswordHash(storage.read, person.id)
  if (!(await isPassword(passwordHash, password))) throw new Refusal('wrong_credentials')
  return async (tx: Tx) => {
    if ((await lockAccount(tx, person.id)) !== passwordHash) throw new Refusal('wrong_credentials')
  }
}
