import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { audit } from '../storage/audit'
import { lockAccount, readPasswordHash } from '../storage/people'
import { countHit, takeBackHit } from '../storage/rateLimits'
import type { Session } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import type { Tx } from '../storage/storage'
import { isPassword } from './passwords'

type Asked = {
  services: Pick<Services, 'storage' | 'clock'>
  hosted: Pick<HostedSite, 'site'>
  session: Pick<Session, 'person'>
  request: { ip: string }
}

const wrongPerHour = { limit: 10, windowMs: 60 * 60 * 1000 }

/**
 * Whoever finds a browser signed in must not be able to take over the account with it, nor to guess: wrong ones are few,
 * whatever they are for. Answers what asks, in the unit of work that it is for, whether it is still the password.
 */
export const checkOwnPassword = async ({ services, hosted, session, request }: Asked, password: string) => {
  const { storage, clock } = services
  const { id: personId } = session.person
  const [key, now] = [`own password ${personId}`, clock()]
  if (!(await storage.write(tx => countHit(tx, { key, now, ...wrongPerHour })))) throw new Refusal('too_many')
  const passwordHash = await readPasswordHash(storage.read, personId)
  if (!(await isPassword(passwordHash, password))) {
    const refused = { siteId: hosted.site.id, kind: 'passwordRefused', personId, address: request.ip, now } as const
    await storage.write(tx => audit(tx, refused))
    throw new Refusal('wrong_credentials')
  }
  await storage.write(tx => takeBackHit(tx, key))
  return async (tx: Tx) => {
    if ((await lockAccount(tx, personId)) !== passwordHash) throw new Refusal('wrong_credentials')
  }
}
