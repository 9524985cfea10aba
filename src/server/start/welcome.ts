import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { listHosts, listSites } from '../storage/sites'
import type { Access } from './prepareInstallation'

/** What `npm start` ends with: where the sites are and how to sign in. */
export const welcome = async ({ storage, config }: Services, access: Access): Promise<string> => {
  const sites = await listSites(storage.read)
  const lines = await Promise.all(
    sites.slice(0, 20).map(async site => {
      const hosts = await listHosts(storage.read, site.id)
      const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
      const origin = primary ? originOf(primary, config.port) : null
      return { name: site.name, origin, login: `${origin}/${site.defaultLocale}/login` }
    }),
  )
  const first = lines.find(line => line.origin !== null)
  const width = Math.max(0, ...lines.map(line => line.name.length))
  return [
    '',
    'Vitrine is running.',
    '',
    ...lines.map(line => `  ${line.name.padEnd(width)}  ${line.origin ?? '(no host)'}`),
    ...(sites.length > 20 ? [`  … and ${sites.length - 20} more`] : []),
    ...(sites.length > 0 ? [''] : []),
    ...(first ? signInLines(access, first) : firstSiteLines(access, config.port)),
    '',
  ].join('\n')
}

const signInLines = (access: Access, { origin, login }: { origin: string | null; login: string }) => {
  if (access.kind === 'link')
    return [
      'Nobody can sign in yet. Open this link once to become the operator (good for one hour):',
      `  ${origin}/access/${access.token}`,
    ]
  const who = access.kind === 'created' ? ` as ${access.email}` : ''
  return [`Sign in${who} at ${login}. Locked out: npm run admin-link`]
}

/** No link: without a site no address answers. */
const firstSiteLines = (access: Access, port: number) => [
  `It listens on port ${port}, but there is no site to show yet. Make one:`,
  '  npm run site -- create --key laden --host localhost --name "Laden" --locales de,fr',
  access.kind === 'link'
    ? 'Then get the link to become the operator: npm run admin-link'
    : `Then sign in${access.kind === 'created' ? ` as ${access.email}` : ''} at /de/login there. Locked out: npm run admin-link`,
]
