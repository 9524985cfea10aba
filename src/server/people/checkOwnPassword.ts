import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { readPasswordHash } from '../storage/people'
import type { Session } from '../storage/sessions'
import { isPassword } from './passwords'

/** Whoever finds a browser signed in must not be able to take over the account with it. */
export const checkOwnPassword = async (
  { storage }: Pick<Services, 'storage'>,
  { person }: Pick<Session, 'person'>,
  password: string,
) => {
  if (!(await isPassword(await readPasswordHash(storage.read, person.id), password)))
    throw new Refusal('wrong_credentials')
}
