import { setImmediate } from 'node:timers/promises'
import type { SiteId } from '../../content/id'
import type { Media } from '../../content/media'
import { byOrder } from '../../content/rules/document'
import { navigationFromLeaves, settingsFromLeaves } from '../../content/rules/leaves'
import type { Site } from '../../content/site'
import type { PageTemplate, SiteTemplate } from '../../content/siteTemplate'
import { draftOf } from '../editing/draftOf'
import type { FileStore } from '../media/store'
import { newId, newSecretId } from '../newId'
import { Refusal } from '../Refusal'
import { listMedia } from '../storage/media'
import { readPasswordHashes } from '../storage/pagePassword'
import { listPages, readWorkingPage, type WorkingPage } from '../storage/pages'
import { findSiteByKey } from '../storage/sites'
import type { Database, Storage } from '../storage/storage'
import { readLeaves } from '../storage/wholeObject'
import type { TakePicture } from './createSite'

/**
 * An existing site written down, so that another can start from it. Hidden pages and business data stay behind. It is read
 * page by page, and others have their turn in between: each page is of one moment, the whole need not be (V205).
 */
export const templateOfSite = async (
  { storage, files }: { storage: Storage; files: FileStore },
  { id, key }: Pick<Site, 'id' | 'key'>,
): Promise<{ template: SiteTemplate; takePicture: TakePicture }> => {
  const { template, media } = await writeDown(storage.read, { id, key })
  return { template, takePicture: id => copyPicture(files, media.get(id)) }
}

const writeDown = async (read: Database, { id, key }: Pick<Site, 'id' | 'key'>) => {
  const shown = await shownPages(read, id)
  const site = await findSiteByKey(read, key)
  if (!site) throw new Refusal('not_found')
  // After the pages: what they show is among them.
  const media = new Map((await listMedia(read, id)).map(entry => [entry.id, entry]))
  const passwords = await readPasswordHashes(read, id)
  const known = new Set(shown.map(({ page }) => page.id))
  // A link to a page that is gone leads nowhere in the copy either.
  const naming = (pageId: string) => (known.has(pageId) ? `@${pageId}` : pageId)
  const pages = shown.map(
    ({ page: { id, publishedVersion }, document }): PageTemplate => ({
      ref: id,
      collection: document.collection ?? undefined,
      role: document.role ?? undefined,
      key: document.key ?? undefined,
      name: document.name,
      slug: document.slug,
      meta: { ...document.meta, shareImage: document.meta.shareImage ?? undefined },
      disallowedLanguages: document.disallowedLanguages,
      passwordHash: passwords.get(id),
      groups: document.groups
        .filter(group => group.status !== 'markedForDeletion')
        .map(group => draftOf(group, { naming })),
      isDraft: publishedVersion === null,
    }),
  )
  const settings = settingsFromLeaves((await readLeaves(read, id, 'settings')).leaves)
  const navigation = navigationFromLeaves((await readLeaves(read, id, 'navigation')).leaves)
  const template: SiteTemplate = {
    key: site.key,
    name: site.name,
    locales: site.locales,
    defaultLocale: site.defaultLocale,
    theme: site.theme,
    logo: site.theme.logoMediaId ?? undefined,
    alternativeLogo: site.theme.alternativeLogoMediaId ?? undefined,
    settings: () => settings,
    pages,
    navigation: navigation.map(({ label, children }) => ({
      label,
      children: children
        .filter(child => known.has(child.page.id))
        .map(child => ({ page: child.page.id, appearance: child.appearance })),
    })),
  }
  return { template, media }
}

/** In their order, which the copy's get by being made in it. */
const shownPages = async (read: Database, siteId: SiteId): Promise<WorkingPage[]> => {
  const working: WorkingPage[] = []
  for (const { id } of await listPages(read, siteId)) {
    const page = await readWorkingPage(read, siteId, id)
    if (page && !page.isArchived) working.push(page)
    await setImmediate()
  }
  return working.sort((a, b) => byOrder({ id: a.page.id, order: a.order }, { id: b.page.id, order: b.order }))
}

const copyPicture = async (files: FileStore, media: Media | undefined): Promise<Omit<Media, 'publicUrl'>> => {
  const file = media && (await files.read(media.objectId, `original.${media.extension}`))
  if (!media || !file) throw new Error('A picture of the site is missing.')
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(chunk as Buffer)
  const objectId = newSecretId()
  await files.write(objectId, `original.${media.extension}`, Buffer.concat(chunks))
  const { publicUrl, ...row } = media
  return { ...row, id: newId(), objectId, parentId: null, updated: Date.now() }
}
