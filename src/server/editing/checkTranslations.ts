import { definitions } from '../../blocks/definitions'
import type { PageDocument } from '../../content/page'
import { missingTexts } from '../../content/rules/completeness'
import type { Site } from '../../content/site'
import { Refusal } from '../Refusal'
import { settingsOf } from '../storage/settingsOf'
import type { Database } from '../storage/storage'

/** PUB-2, PUB-12: missing translations stop a publication, unless the site's setting or whoever publishes lets it pass. */
export const checkTranslations = async (
  db: Database,
  site: Site,
  page: PageDocument,
  { withDefaultLanguage = false }: { withDefaultLanguage?: boolean } = {},
) => {
  if (withDefaultLanguage) return
  const { vitrine } = await settingsOf(db, site.id)
  const missing = missingTexts({ page, locales: site.locales, definitions })
  if (missing.length > 0 && vitrine.publishGate === 'complete')
    throw new Refusal('translations_missing', { missing: missing.slice(0, 200) })
}
