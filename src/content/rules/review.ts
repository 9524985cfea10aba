import type { BlockDefinition } from '../defineBlock'
import { type Field, hasText, isRichText, plainText } from '../field'
import type { Locale } from '../locale'
import type { PageDocument } from '../page'
import type { RichText } from '../richText'
import { isBlank } from './blank'
import { changedValues } from './changed'
import { flatten } from './document'
import { preview } from './format'
import { isKept } from './status'

/** One value that publishing would change; texts as previews (MODEL-12), null for what has no words. */
export type ReviewedValue = {
  /** The group it stands in: the section itself or one of its cards; null for the page. */
  groupId: string | null
  field: string | null
  key: string
  locale: Locale | null
  before: string | null
  after: string | null
}

export type ReviewedSection = {
  groupId: string
  type: string
  change: 'added' | 'removed' | 'changed'
  values: ReviewedValue[]
}

export type ButtonProblem = { groupId: string; field: string; lacks: 'text' | 'link' }

/** PUB-3: what publishing would change, section by section in the order of the page, and what of the page itself. */
export const reviewChanges = (
  working: PageDocument,
  published: PageDocument | null,
): { page: ReviewedValue[]; sections: ReviewedSection[] } => {
  const owners = ownersOf([published, working])
  const values = changedValues(working, published).map(({ itemId, key, working: after, published: before }) => {
    const [, locale] = key.split(':')
    const isText = /^(text|name|slug|metaTitle|metaDescription):/.test(key)
    return {
      sectionId: owners.get(itemId)?.sectionId ?? null,
      groupId: owners.get(itemId)?.groupId ?? null,
      field: owners.get(itemId)?.field ?? null,
      key: isText ? key.split(':')[0]! : key,
      locale: isText ? ((locale as Locale | undefined) ?? null) : null,
      before: words(before, key),
      after: words(after, key),
    }
  })
  const known = new Map((published?.groups ?? []).map(group => [group.id, group]))
  const gone = (published?.groups ?? []).filter(group => !working.groups.some(entry => entry.id === group.id))
  const sections = [...working.groups, ...gone].flatMap((group): ReviewedSection[] => {
    const own = values.filter(value => value.sectionId === group.id).map(({ sectionId: _, ...value }) => value)
    const isRemoved = group.status === 'markedForDeletion' || gone.includes(group)
    const change = isRemoved ? 'removed' : known.has(group.id) ? 'changed' : 'added'
    return own.length > 0 || isRemoved ? [{ groupId: group.id, type: group.type, change, values: own }] : []
  })
  const page = values.filter(value => value.sectionId === null).map(({ sectionId: _, ...value }) => value)
  return { page, sections }
}

/** PUB-3: buttons that lack one of their two halves. */
export const buttonProblems = (
  page: PageDocument,
  definitions: Record<string, BlockDefinition | undefined>,
): ButtonProblem[] =>
  shownGroups(page).flatMap(group =>
    Object.entries(definitions[group.type]?.fields ?? {})
      .filter(([, definition]) => definition.kind === 'button')
      .flatMap(([name]): ButtonProblem[] => {
        const field = group.fields[name]
        if (!field?.visible) return []
        const [isNamed, isLinked] = [
          Object.keys(field.text).some(locale => hasText(field, locale as Locale)),
          hasLink(field),
        ]
        if (isNamed === isLinked) return []
        return [{ groupId: group.id, field: name, lacks: isNamed ? 'link' : 'text' }]
      }),
  )

/** Sections of which visitors would see nothing. */
export const blankSections = (
  page: PageDocument,
  { definitions, locales }: { definitions: Record<string, BlockDefinition | undefined>; locales: readonly Locale[] },
): { groupId: string; type: string }[] =>
  page.groups
    .filter(group => isKept(group) && isBlank(group, definitions, locales))
    .map(({ id, type }) => ({ groupId: id, type }))

/** The pictures a page shows, and where. */
export const shownPictures = (page: PageDocument): { groupId: string; field: string; mediaId: string }[] =>
  shownGroups(page).flatMap(group =>
    Object.values(group.fields)
      .filter(field => field.visible)
      .flatMap(field =>
        picturesOf(field).map(mediaId => ({
          groupId: group.id,
          field: field.name,
          mediaId,
        })),
      ),
  )

/** Its own, and those in its texts that have no words there. */
const picturesOf = ({ mediaId, text }: Field): string[] => {
  const blocks = Object.values(text).flatMap(value => (isRichText(value) ? value.json.content : []))
  const inTexts = blocks.flatMap(block =>
    block.type === 'image' && block.attrs.alt === undefined ? [block.attrs.mediaId] : [],
  )
  return [...new Set([...(mediaId ? [mediaId] : []), ...inTexts])]
}

const shownGroups = (page: PageDocument) =>
  page.groups.filter(isKept).flatMap(group => [group, ...group.cards.filter(isKept)])

const hasLink = (field: Field) => field.options.link !== null && field.options.link !== undefined

type Owner = { sectionId: string; groupId: string; field: string | null }

/** Which section, group and field an item belongs to. */
const ownersOf = (pages: readonly (PageDocument | null)[]) => {
  const owners = new Map<string, Owner>()
  for (const page of pages)
    for (const item of page ? flatten(page).items : []) {
      const parent = owners.get(item.parentId)
      const own: Owner =
        item.kind === 'field'
          ? { sectionId: parent?.sectionId ?? '', groupId: item.parentId, field: item.name }
          : { sectionId: parent?.sectionId ?? item.id, groupId: item.id, field: null }
      owners.set(item.id, own)
    }
  return owners
}

const words = (value: unknown, key: string): string | null => {
  if (value === null || value === undefined) return null
  if (key.startsWith('text:')) return preview(plainText(value as string | RichText))
  return typeof value === 'string' && !/^(status|order|previousStatus|media|shareImage)/.test(key)
    ? preview(value)
    : null
}
