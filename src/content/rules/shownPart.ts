import type { Group } from '../group'
import type { Locale } from '../locale'
import type { PageDocument } from '../page'
import type { Mode } from './route'
import { isInWorkingView, isShown } from './status'

/**
 * A page without its hidden sections, cards and fields, for a reader of one language (EDIT-10, LANG-4, PUB-8). Whatever
 * is made of the rest, a list or a description, cannot tell what an editor hides.
 */
export const shownPart = (page: PageDocument, locale: Locale, mode: Mode): PageDocument => {
  const isSeen = mode === 'edit' ? isInWorkingView : isShown
  const strip = (group: Group): Group => ({
    ...group,
    fields: Object.fromEntries(Object.entries(group.fields).filter(([, field]) => field.visible)),
    cards: group.cards.filter(card => isSeen(card, locale)).map(strip),
  })
  return { ...page, groups: page.groups.filter(group => isSeen(group, locale)).map(strip) }
}
