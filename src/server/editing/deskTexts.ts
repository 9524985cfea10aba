import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'
import { isWritten } from '../../content/rules/translationState'
import type { Site } from '../../content/site'
import type { DeskText } from '../../contract/languages'
import { Refusal } from '../Refusal'
import { readMedia } from '../storage/media'
import { findPage, readWorkingDocuments } from '../storage/pages'
import type { Database } from '../storage/storage'
import { nameIn } from './languageCounts'
import { type PageText, textsOfPage, textsOfSite } from './textsOfPage'

/** What a translator has in front: the texts of one page, or of what belongs to none, in one language. */
export const deskTexts = async (
  db: Database,
  site: Site,
  { id, to }: { id: string; to: Locale },
): Promise<{ name: string; texts: DeskText[] }> => {
  if (id === 'navigation' || id === 'settings') {
    const texts = (await textsOfSite(db, site)).filter(text => text.itemId === id)
    return { name: '', texts: present(texts, to, () => null) }
  }
  if (!(await findPage(db, site.id, id))) throw new Refusal('not_found')
  const texts = await textsOfPage(db, site, id)
  const pictureOf = await picturesFor(db, site, id, texts)
  return { name: nameIn(texts), texts: present(texts, to, pictureOf) }
}

const present = (texts: readonly PageText[], to: Locale, pictureOf: (text: PageText) => Media | null): DeskText[] =>
  texts.flatMap((text): DeskText[] => {
    const target = text.targets[to]
    if (!target) return []
    const { itemId, key, kind, where, source } = text
    const block = where.of === 'field' ? definitions[where.type] : undefined
    const fields = block?.fields as Record<string, { label: Labels } | undefined> | undefined
    return [
      {
        itemId,
        key,
        kind,
        of: where.of,
        place: where.of === 'field' ? { groupId: where.groupId, field: where.field } : null,
        section: labelsOf(block?.label),
        label: where.of === 'field' ? labelsOf(fields?.[where.field]?.label) : null,
        picture: pictureOf(text),
        source: said(source.value),
        target: said(target.value),
        version: target.version,
        state: target.state,
      },
    ]
  })

type Labels = { de: string; fr: string }

const labelsOf = (label: Labels | undefined): Labels | null => (label ? { de: label.de, fr: label.fr } : null)

const said = (value: unknown) => (isWritten(value) ? (value as DeskText['source']) : null)

/** A picture's words stand beside it; any other text beside a picture of its card or its section. */
const picturesFor = async (db: Database, site: Site, id: string, texts: readonly PageText[]) => {
  const page = (await readWorkingDocuments(db, site.id, [id])).get(id)
  const shownBy = new Map<string, string>()
  for (const section of page?.groups ?? []) {
    const own = pictureIn(section)
    const first = own ?? section.cards.map(pictureIn).find(found => found !== null)
    if (first) shownBy.set(section.id, first)
    for (const card of section.cards) {
      const shown = pictureIn(card) ?? own
      if (shown) shownBy.set(card.id, shown)
    }
  }
  const idOf = ({ where, itemId }: PageText) =>
    where.of === 'picture' ? itemId : where.of === 'field' ? shownBy.get(where.groupId) : undefined
  const ids = new Set(texts.map(idOf).filter(found => found !== undefined))
  const media = await readMedia(db, site.id, [...ids])
  return (text: PageText): Media | null => media[idOf(text) ?? ''] ?? null
}

const pictureIn = ({ fields }: Group): string | null =>
  Object.values(fields).find(field => field.visible && field.mediaId)?.mediaId ?? null
