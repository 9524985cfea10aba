import { emailAddress } from '../../content/link'
import { roleSchema, type Site } from '../../content/site'
import { readLocales } from '../sites/importSites'
import { originOf } from '../sites/siteFinder'
import { createAccessLink } from '../storage/accessLinks'
import { audit, byServer } from '../storage/audit'
import { withdrawInvitationsBy } from '../storage/invitations'
import {
  findPersonByEmail,
  insertPerson,
  membershipOn,
  normalizeEmail,
  removeMembership,
  setMembership,
} from '../storage/people'
import { listHosts } from '../storage/sites'
import type { Tx } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
import { needed, onlyKnown, readArguments } from './arguments'
import { CommandError } from './CommandError'
import { findNamedSite } from './findSite'
import type { Command } from './run'

export const changeMember: Command = async ({ storage, port }, words) => {
  const given = readArguments(words)
  onlyKnown(given, ['key', 'email', 'role', 'name', 'languages', 'remove'])
  const site = await findNamedSite(storage.read, given)
  const email = needed(given, 'email')
  if (!emailAddress.safeParse(email).success) throw new CommandError(`«${email}» is no email address.`)
  const role = roleSchema.safeParse(given.get('role') ?? 'optician')
  if (!role.success) throw new CommandError('--role is admin or optician.')
  const wished = given.has('languages') ? readLanguages(site, needed(given, 'languages')) : undefined
  const byCommand = () => ({ siteId: site.id, ...byServer(Date.now()) })
  const withdrawTheirs = async (tx: Tx, personId: string) => {
    for (const subject of await withdrawInvitationsBy(tx, site.id, personId))
      await audit(tx, { ...byCommand(), kind: 'invitationWithdrawn', subject })
  }
  if (given.has('remove')) {
    const isRemoved = await writeSite(storage, site.id, async tx => {
      const known = await findPersonByEmail(tx.db, email)
      if (!known || !(await removeMembership(tx, site.id, known.id))) return false
      await audit(tx, { ...byCommand(), kind: 'personRemoved', subject: known.email })
      await withdrawTheirs(tx, known.id)
      return true
    })
    if (!isRemoved) throw new CommandError(`${email} does not belong to ${site.name}.`)
    return `${email} is no longer a member of ${site.name}.`
  }
  const name = given.get('name') ?? email.split('@')[0]!
  const token = await writeSite(storage, site.id, async tx => {
    const known = await findPersonByEmail(tx.db, email)
    const personId = known?.id ?? (await insertPerson(tx, { email, name, passwordHash: null, isOperator: false }))
    const before = known && (await membershipOn(tx.db, site.id, known))
    // Who was limited to languages stays so, unless it is said.
    const languages = role.data === 'admin' ? null : wished === undefined ? (before?.languages ?? null) : wished
    await setMembership(tx, site.id, personId, { role: role.data, languages })
    const subject = normalizeEmail(email)
    await audit(tx, {
      ...byCommand(),
      kind: 'personChanged',
      subject: [subject, role.data, ...(languages ?? [])].join(' '),
    })
    if (role.data !== 'admin') await withdrawTheirs(tx, personId)
    if (known?.passwordHash) return null
    await audit(tx, { ...byCommand(), kind: 'passwordLinkMade', subject })
    return createAccessLink(tx, { personId, purpose: 'sign-in' })
  })
  const hosts = await listHosts(storage.read, site.id)
  const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
  const link = token && primary ? `\nOnce, within an hour: ${originOf(primary, port)}/access/${token}` : ''
  return `${email} is ${role.data} of ${site.name}.${link}`
}

/** `fr,it`, or `all`. */
const readLanguages = ({ locales, name }: Pick<Site, 'locales' | 'name'>, said: string) => {
  if (said === 'all') return null
  const wished = readLocales(said.split(','))
  const unknown = wished.find(locale => !locales.includes(locale))
  if (unknown) throw new CommandError(`${name} does not speak ${unknown}.`)
  return wished
}
