import type { SiteId } from '../../content/id'
import { countChanges, isUnchanged } from '../../content/rules/changed'
import type { PageEntry, PageInfo } from '../../contract/page'
import { ApiError } from '../ApiError'
import { pageStatus, readWorkingPage, type WorkingPage } from '../storage/pages'
import type { Database } from '../storage/storage'
import { readPublished } from '../storage/versions'

export const presentPageEntry = async (db: Database, siteId: SiteId, working: WorkingPage): Promise<PageEntry> => {
  const { page, document } = working
  const published = await readPublished(db, siteId, page.id)
  return {
    id: page.id,
    name: document.name,
    slug: document.slug,
    status: pageStatus(page, working.isArchived),
    collection: page.collection,
    role: page.role,
    key: page.key,
    disallowedLanguages: document.disallowedLanguages,
    hasPassword: page.hasPassword,
    isChanged: !isUnchanged(countChanges(document, published)),
    order: working.order,
  }
}

export const presentPageInfo = async (db: Database, siteId: SiteId, id: string): Promise<PageInfo> => {
  const working = await readWorkingPage(db, siteId, id)
  if (!working) throw new ApiError('not_found')
  const { document, versions } = working
  const published = await readPublished(db, siteId, id)
  return {
    ...(await presentPageEntry(db, siteId, working)),
    meta: {
      name: document.name,
      title: document.meta.title,
      description: document.meta.description,
      shareImage: document.meta.shareImage,
      disallowedLanguages: document.disallowedLanguages,
    },
    availableSlugs: published?.slug ?? {},
    children: document.groups.map(group => ({
      id: group.id,
      name: group.type,
      status: group.status,
      visible: group.visible,
      meta: { disallowedLanguages: group.disallowedLanguages },
    })),
    versions: Object.fromEntries(
      Object.entries(versions)
        .filter(([key]) => key.startsWith(`${id} `))
        .map(([key, version]) => [key.slice(id.length + 1), version]),
    ),
  }
}
