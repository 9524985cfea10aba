import { originOf } from '../sites/siteFinder'
import { createAccessLink } from '../storage/accessLinks'
import { audit, byServer } from '../storage/audit'
import { findOperator, findPersonByEmail } from '../storage/people'
import { listHosts, listSites } from '../storage/sites'
import { onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import type { Command } from './run'

/** D28: a way back in for a locked-out operator; without one yet, the way to become it. */
export const adminLink: Command = async ({ storage, port }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['email'])
  const email = given.get('email')
  const person = email ? await findPersonByEmail(storage.read, email) : await findOperator(storage.read)
  if (email && !person?.isOperator) throw new CommandError(`${email} is not an operator.`)
  const [site] = await listSites(storage.read)
  if (!site) throw new CommandError('There is no site to sign in to yet; make one with npm run site -- create.')
  const token = await storage.write(async tx => {
    const noted = { siteId: site.id, kind: 'passwordLinkMade', subject: person?.name ?? '' } as const
    await audit(tx, { ...noted, ...byServer(Date.now()) })
    return createAccessLink(tx, { personId: person?.id ?? null, purpose: person ? 'sign-in' : 'first-operator' })
  })
  const hosts = await listHosts(storage.read, site.id)
  const primary = hosts.find(host => host.isPrimary) ?? hosts[0]!
  return `Once, within an hour: ${originOf(primary, port)}/access/${token}`
}
