import type { Access } from './prepareInstallation'
import type { Services } from './services'
import { originOf } from './sites'
import { listHosts, listSites } from './storage/sites'

/** What `npm start` ends with: where the sites are and how to sign in. */
export const welcome = async ({ storage, config }: Services, access: Access): Promise<string> => {
  const sites = await listSites(storage.read)
  const lines = await Promise.all(
    sites.slice(0, 20).map(async site => {
      const hosts = await listHosts(storage.read, site.id)
      const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
      return { name: site.name, origin: primary ? originOf(primary, config.port) : '(no host)' }
    }),
  )
  const width = Math.max(0, ...lines.map(line => line.name.length))
  const first = lines[0]?.origin ?? `http://localhost:${config.port}`
  return [
    '',
    'Vitrine is running.',
    '',
    ...lines.map(line => `  ${line.name.padEnd(width)}  ${line.origin}`),
    ...(sites.length > 20 ? [`  … and ${sites.length - 20} more`] : []),
    '',
    ...signInLines(access, first),
    '',
  ].join('\n')
}

const signInLines = (access: Access, origin: string) => {
  if (access.kind === 'link')
    return [
      'Nobody can sign in yet. Open this link once to become the operator (good for one hour):',
      `  ${origin}/access/${access.token}`,
    ]
  const who = access.kind === 'created' ? ` as ${access.email}` : ''
  return [`Sign in${who} at ${origin}/de/login. Locked out: npm run admin-link`]
}
