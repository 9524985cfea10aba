import * as call from '../../contract/preview'
import { Refusal } from '../Refusal'
import { originOf } from '../sites/siteFinder'
import { findPage } from '../storage/pages'
import { createPreview, listPreviews, revokePreview } from '../storage/previews'
import { reads, writes } from './context'

export const previewHandlers = {
  createPreview: writes(call.createPreview, async ({ tx, hosted, session, services }, { id, lang, days }) => {
    const { site, primary } = hosted
    if (!(await findPage(tx.db, site.id, id))) throw new Refusal('not_found')
    if (!site.locales.includes(lang)) throw new Refusal('invalid_input', { issues: [{ path: 'lang' }] })
    const { token, ...preview } = await createPreview(tx, {
      siteId: site.id,
      pageId: id,
      personId: session.person.id,
      days,
      now: services.clock(),
    })
    const url = `${originOf(primary, services.config.port)}/preview/${token}/${lang}`
    return { ...preview, person: session.person.name, url }
  }),

  listPreviews: reads(call.listPreviews, async ({ services, hosted: { site } }, { id }) => {
    if (!(await findPage(services.storage.read, site.id, id))) throw new Refusal('not_found')
    return listPreviews(services.storage.read, { siteId: site.id, pageId: id, now: services.clock() })
  }),

  revokePreview: writes(call.revokePreview, async ({ tx, hosted: { site } }, { id, previewId }) => {
    await revokePreview(tx, { siteId: site.id, pageId: id, id: previewId })
    return {}
  }),
}
