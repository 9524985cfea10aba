import type { SiteId } from '../../content/id'
import * as call from '../../contract/sites'
import { browserOf } from '../http/browserOf'
import { readSession } from '../http/session'
import { Refusal } from '../Refusal'
import { byName } from '../sites/byName'
import { originOf } from '../sites/siteFinder'
import { createHandOver } from '../storage/handOvers'
import { listSitesOf, lockAccount, membershipOn } from '../storage/people'
import { findAnySite, listHosts } from '../storage/sites'
import { acts, reads } from './context'

/** «Meine Websites» (D28). */
export const mineHandlers = {
  listMySites: reads(call.listMySites, async ({ services, hosted, session }) => {
    const sites = await listSitesOf(services.storage.read, session.person)
    return {
      sites: sites
        .map(({ id, key, name, suspended, role, primary }) => ({
          ...{ id, key, name, suspended, role },
          origin: primary && originOf(primary, services.config.port),
          isHere: id === hosted.site.id,
        }))
        .sort(byName),
    }
  }),

  openMySite: acts(call.openMySite, async ({ services, hosted, session, request }, { id }) => {
    const { storage, clock, config } = services
    const site = await findAnySite(storage.read, { id })
    if (!site || site.deletedAt || !(await membershipOn(storage.read, site.id, session.person)))
      throw new Refusal('not_found')
    if (site.suspended) throw new Refusal('suspended')
    const hosts = await listHosts(storage.read, site.id)
    const primary = hosts.find(host => host.isPrimary) ?? hosts[0]
    if (!primary) throw new Refusal('not_found')
    const way = {
      siteId: id as SiteId,
      personId: session.person.id,
      // Checked at the door; a browser sends it with every POST.
      fromOrigin: request.headers.origin ?? originOf(hosted.host, config.port),
      browser: browserOf(request),
    }
    const token = await storage.write(async tx => {
      await lockAccount(tx, way.personId)
      const session = await readSession(tx.db, request, hosted, clock())
      if (!session || 'removed' in session) throw new Refusal('sign_in_needed')
      return createHandOver(tx, way, clock())
    })
    // The address is the other site's own, from the table: nothing of it comes from the request.
    return { to: `${originOf(primary, config.port)}/access/here/${token}` }
  }),
}
