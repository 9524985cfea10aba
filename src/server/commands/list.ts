import { originOf } from '../sites/siteFinder'
import { listHosts, listSites } from '../storage/sites'
import type { Command } from './run'

export const listAllSites: Command = async ({ storage, port }) => {
  const sites = await listSites(storage.read)
  if (sites.length === 0) return 'There are no sites yet.'
  const lines = await Promise.all(
    sites.map(async site => {
      const hosts = await listHosts(storage.read, site.id)
      const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
      const others = hosts.filter(host => host !== primary).map(host => host.host)
      const address = primary ? originOf(primary, port) : '(no host)'
      return [
        site.key.padEnd(16),
        address,
        site.locales.join(','),
        ...(others.length > 0 ? [`also ${others.join(', ')}`] : []),
        ...(site.suspended ? ['offline'] : []),
      ].join('  ')
    }),
  )
  return lines.join('\n')
}
