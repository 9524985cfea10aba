import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Step } from '../../content/rules/undoStack'
import { logPassedOver } from '../storage/changes'
import type { StoredPage } from '../storage/pages'
import { claimSlug, dropUnusedSlugs, reserveSlug } from '../storage/slugs'
import type { Tx } from '../storage/storage'
import { pagesTag, pageTag } from '../storage/versions'
import { type Author, readValue, writeValues } from '../storage/writeValues'
import type { Turned, TurnedValue } from './turnStep'

/** The part of a step that belongs to the page itself, value by value: what somebody else changed since is left. */
export const turnPage = async (
  tx: Tx,
  {
    siteId,
    page,
    defaultLocale,
    author,
    kind,
    step,
  }: {
    siteId: SiteId
    page: StoredPage
    defaultLocale: Locale
    author: Author
    kind: 'undo' | 'redo'
    step: Step
  },
): Promise<Turned> => {
  const turned: Turned = { applied: [], skipped: [] }
  const pageId = page.id
  for (const { object, ...write } of step.writes) {
    if (object !== 'page') continue
    const { itemId, key } = write
    const { value = null, version = 0 } = (await readValue(tx.db, siteId, write)) ?? {}
    const [name, locale] = key.split(':') as [string, Locale | undefined]
    const place =
      name === 'slug' && locale && typeof write.value === 'string'
        ? { siteId, locale, collection: page.collection, slug: write.value, pageId }
        : null
    const isTaken = place !== null && !(await claimSlug(tx, place))
    const entry = (more: Pick<TurnedValue, 'value' | 'version'>): TurnedValue => ({ object, itemId, key, ...more })
    // PAGE-9: another language may have become the default since.
    const isWithoutHome =
      page.role === 'home' && itemId === pageId && key === 'languages' && includes(write.value, defaultLocale)
    if (version !== write.base || isTaken || isWithoutHome) {
      turned.skipped.push(entry({ value, version }))
      await logPassedOver(tx, { siteId, pageId, author, kind, undoes: step.of, itemId, key, value, version })
      continue
    }
    const [result] = await writeValues(tx, { siteId, pageId, author, writes: [write], kind, undoes: step.of })
    turned.applied.push(entry({ value: write.value, version: result!.version }))
    if (place) await reserveSlug(tx, place)
    if (itemId === pageId && (name === 'archived' || name === 'order')) tx.touch(siteId, pageTag(pageId), pagesTag)
  }
  await dropUnusedSlugs(tx, siteId, pageId)
  return turned
}

const includes = (list: unknown, locale: Locale) => Array.isArray(list) && list.includes(locale)
