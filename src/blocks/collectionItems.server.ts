import type { PageCollection } from '../content/collection'
import { type Field, plainText } from '../content/field'
import type { Group } from '../content/group'
import type { Localized } from '../content/locale'
import type { PageDocument } from '../content/page'
import type { RichText } from '../content/richText'
import { localize } from '../content/rules/localize'
import { pagePath } from '../content/rules/route'
import { isInWorkingView, isShown } from '../content/rules/status'
import { withinWindows } from '../content/rules/timeWindow'
import type { CollectionItem, LocalText } from './collectionItem'
import type { BlockLoader } from './loader'

type Described = {
  /** Where the page's own name is not the one to show. */
  name?: string
  imageId: string | null
}

/**
 * The pages of a collection that can be read in this language, in their order, each with what `describe` finds in the
 * sections a reader sees of it.
 */
export const collectionItems = async <T extends Described>(
  { reader, site, locale, mode, now }: Parameters<BlockLoader>[0],
  collection: PageCollection,
  describe: (groups: readonly Group[], text: (field: Field | null | undefined) => LocalText | null) => T,
): Promise<(CollectionItem & Omit<T, keyof Described>)[]> => {
  const text = (field: Field | null | undefined) => localized(field?.text ?? {})
  const localized = (values: Localized<string | RichText>): LocalText | null => {
    const found = localize({
      values,
      locale,
      fallback: site.defaultLocale,
      isEmpty: value => plainText(value) === '',
    })
    return found && { value: plainText(found.value), lang: found.locale === locale ? undefined : found.locale }
  }
  /** PUB-10: visitors see a section only in its time; editors always. */
  const current = (page: PageDocument) => {
    if (mode === 'edit') return page.groups
    const { page: shown, until } = withinWindows(page, now)
    reader.validUntil(until)
    return shown.groups
  }
  const nameOf = (own: string | undefined, page: PageDocument): Pick<CollectionItem, 'name' | 'lang'> => {
    if (own?.trim()) return { name: own.trim() }
    const found = localized(page.name)
    return { name: found?.value ?? '', ...(found?.lang ? { lang: found.lang } : {}) }
  }
  const isDrawn = mode === 'edit' ? isInWorkingView : isShown
  const found = (await reader.collectionPages(collection))
    .filter(({ page }) => !page.disallowedLanguages.includes(locale))
    .map(({ reference, page }) => {
      const groups = current(page).filter(group => isDrawn(group, locale))
      return { reference, page, described: describe(groups, text) }
    })
  const media = await reader.media(found.flatMap(({ described }) => described.imageId ?? []))
  return found.map(({ reference, page, described: { name, imageId, ...own } }) => ({
    ...own,
    id: page.id,
    ...nameOf(name, page),
    href: pagePath(reference, locale, mode),
    media: (imageId && media[imageId]) || null,
  }))
}

/** The fields of the section of this type that are not hidden. */
export const shownFields = (groups: readonly Group[], type: string) => {
  const details = groups.find(group => group.type === type)
  return (name: string): Field | null => (details?.fields[name]?.visible ? details.fields[name] : null)
}
