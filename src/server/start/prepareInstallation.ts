import { hashPassword } from '../people/passwords'
import type { Services } from '../services'
import { createAccessLink } from '../storage/accessLinks'
import { hastenJobs } from '../storage/jobs'
import { findOperator, insertPerson } from '../storage/people'
import { listSites } from '../storage/sites'
import { createDemo } from './createDemo'
import { startStep } from './startStep'

/** How the operator signs in, for the words printed at the end of the start. */
export type Access = { kind: 'known' } | { kind: 'created'; email: string } | { kind: 'link'; token: string }

/** An empty database gets the demo and its first person; a filled one is left as it is (design §6). */
export const prepareInstallation = (installation: { services: Services; demoPictures: string }): Promise<Access> =>
  installation.services.storage.exclusively(() => prepare(installation))

const prepare = async ({ services, demoPictures }: { services: Services; demoPictures: string }): Promise<Access> => {
  const { storage, config } = services
  // With SQLite nobody else is at work: what waits for its row belongs to a start or command that was killed.
  if (storage.engine === 'sqlite') await storage.write(tx => hastenJobs(tx, 'media:remove'))
  if (config.hasDemo && (await listSites(storage.read)).length === 0)
    await startStep('The demo sites cannot be made (VITRINE_DEMO=0 starts without them)', () =>
      createDemo(services, demoPictures),
    )
  if (await findOperator(storage.read)) return { kind: 'known' }
  if (!config.admin) {
    const token = await storage.write(tx => createAccessLink(tx, { personId: null, purpose: 'first-operator' }))
    return { kind: 'link', token }
  }
  const { email, password } = config.admin
  const passwordHash = await hashPassword(password)
  await storage.write(tx => insertPerson(tx, { email, name: email.split('@')[0]!, passwordHash, isOperator: true }))
  return { kind: 'created', email }
}
