import type { SiteId } from '../../content/id'
import { everything, installation } from '../../content/scope'
import type { Host } from '../../content/site'
import { findSiteByHost, type HostedSite, siteTag } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { unlessLost } from '../storage/unlessLost'

const maxHeaders = 20_000

/** Finds the site of a host, from memory where it can (ROUTE-10). */
export const createSiteFinder = (storage: Storage) => {
  const known = new Map<string, HostedSite>()
  /** By Host header as sent, for the fast path: the few spellings of the known hosts. */
  const byHeader = new Map<string, HostedSite>()
  let moved = 0
  storage.bus.subscribe(({ scope, tags }) => {
    if (scope !== installation && (tags.includes(siteTag) || tags.includes(everything))) forget(scope)
  })
  storage.bus.onGap(() => {
    moved += 1
    known.clear()
    byHeader.clear()
  })

  const forget = (siteId: SiteId) => {
    moved += 1
    for (const [host, entry] of known) if (entry.site.id === siteId) known.delete(host)
    byHeader.clear()
  }

  const forgetHost = (host: string) => {
    known.delete(host)
    byHeader.clear()
  }

  return {
    /** By Host header, without waiting; undefined when it must be looked up. */
    peek: (header: string): HostedSite | undefined => {
      const seen = byHeader.get(header)
      if (seen) return seen
      const found = known.get(hostName(header) ?? '')
      if (!found) return undefined
      if (byHeader.size >= maxHeaders) byHeader.clear()
      byHeader.set(header, found)
      return found
    },
    find: async (host: string): Promise<HostedSite | null> => {
      const remembered = known.get(host)
      if (remembered && (storage.bus.isCurrent() || storage.bus.isLost())) return remembered
      try {
        const before = moved
        const found = await unlessLost(storage.bus, findSiteByHost(storage.read, host))
        // Read while a site changed: right for this request, not for remembering.
        if (found && before === moved) known.set(host, found)
        else forgetHost(host)
        return found
      } catch (error) {
        if (remembered) return remembered
        throw error
      }
    },
  }
}

export type SiteFinder = ReturnType<typeof createSiteFinder>

/** `Laden.localhost:3000` → `laden.localhost`; null for what is no host name. */
export const hostName = (header: string | undefined): string | null => {
  const name = header?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return name && /^[a-z0-9.-]{1,253}$/.test(name) ? name : null
}

/** Absolute addresses come from the site table, never from the request. */
export const originOf = (host: Host, listenPort: number) => {
  const isDefault = host.scheme === 'https' ? 443 : 80
  const port = host.port ?? (host.scheme === 'https' ? 443 : listenPort)
  return `${host.scheme}://${host.host}${port === isDefault ? '' : `:${port}`}`
}
