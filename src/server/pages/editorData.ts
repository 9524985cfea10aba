import { definitions } from '../../blocks/definitions'
import { countChanges, isUnchanged } from '../../content/rules/changed'
import { countByLocale, missingTexts } from '../../content/rules/completeness'
import { referencesOf } from '../../content/rules/documentReferences'
import type { Site } from '../../content/site'
import { hasMap } from '../editing/checkNewPage'
import { isHealthOpticsMember } from '../editing/isHealthOpticsMember'
import { scheduledFor } from '../editing/schedulePage'
import { turnsLeft } from '../editing/turnStep'
import type { Services } from '../services'
import { altVersions } from '../storage/media'
import type { WorkingPage } from '../storage/pages'
import type { Session } from '../storage/sessions'
import { settingsOf } from '../storage/settingsOf'
import { readPublished } from '../storage/versions'

/** What the editor's script needs besides the page's model. */
export const editorData = async ({
  services,
  site,
  working,
  session,
  seq,
}: {
  services: Services
  site: Site
  working: WorkingPage
  session: Session
  seq: number
}) => {
  const db = services.storage.read
  const pageId = working.page.id
  const { person, role, languages = null } = session
  const settings = await settingsOf(db, site.id)
  return {
    versions: { ...working.versions, ...(await altVersions(db, site.id, referencesOf(working.document).media)) },
    seq,
    person: { id: person.id, name: person.name, role, languages },
    editorLocale: person.language ?? settings.editor.locale,
    ...(await turnsLeft(db, site.id, { pageId, personId: person.id })),
    isChanged: !isUnchanged(countChanges(working.document, await readPublished(db, site.id, pageId))),
    missing: countByLocale(missingTexts({ page: working.document, locales: site.locales, definitions }), site.locales),
    goesLiveAt: await scheduledFor(db, { siteId: site.id, pageId }),
    isPublished: working.page.publishedVersion !== null,
    isGated: settings.vitrine.publishGate === 'complete',
    isHealthOpticsMember: await isHealthOpticsMember(db, site),
    hasMap: await hasMap(db, site),
  }
}
