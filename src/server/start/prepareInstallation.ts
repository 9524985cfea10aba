import { hashPassword } from '../people/passwords'
import type { Services } from '../services'
import { createAccessLink } from '../storage/accessLinks'
import { findOperator, insertPerson } from '../storage/people'
import { listSites } from '../storage/sites'
import { createDemo } from './createDemo'

/** How the operator signs in, for the words printed at the end of the start. */
export type Access = { kind: 'known' } | { kind: 'created'; email: string } | { kind: 'link'; token: string }

/** An empty database gets the demo and its first person; a filled one is left as it is (design §6). */
export const prepareInstallation = (installation: { services: Services; demoPictures: string }): Promise<Access> =>
  installation.services.storage.exclusively(() => prepare(installation))

const prepare = async ({ services, demoPictures }: { services: Services; demoPictures: string }): Promise<Access> => {
  const { storage, config } = services
  if (config.hasDemo && (await listSites(storage.read)).length === 0) await createDemo(services, demoPictures)
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
