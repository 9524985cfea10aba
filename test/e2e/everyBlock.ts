import { definitions } from '../../src/blocks/definitions'
import type { FieldDefinition } from '../../src/content/defineBlock'
import type { Group } from '../../src/content/group'
import type { PageEntry, PageInfo } from '../../src/contract/page'
import type { signedIn } from './ask'

type Call = Awaited<ReturnType<typeof signedIn>>

export type Writing = {
  name: string
  slug: string
  /** The words of a text; rich texts hold them as one paragraph. */
  text: (block: string, field: string) => string
  locales?: readonly string[]
  /** These blocks alone. */
  only?: readonly string[]
}

/** A page with every block there is, boards with two cards, every field filled in every language of the demo; published. */
export const writeEveryBlock = async (
  call: Call,
  { name, slug, text, locales = ['de', 'fr', 'it', 'en'], only }: Writing,
) => {
  const types = only ?? sectionTypes
  const { id } = await call<PageInfo>('POST', 'page/add', {
    initialMeta: { name },
    lang: 'de',
    initialGroups: types,
  })
  for (const lang of locales) await call('POST', 'page/info', { id, lang, slug, meta: { name } })
  const mediaId = await anyPicture(call)
  const { children } = await call<PageInfo>('GET', `page/info?id=${id}`)
  for (const { id: groupId, name: type } of children) {
    await fill(groupId, type)
    const cardType = childType(definitions[type]?.children)
    if (!cardType) continue
    for (let count = 0; count < 2; count += 1) {
      const collection = { collectionId: groupId, collectionName: cardType, collectionType: 'group' }
      await fill((await call<{ id: string }>('POST', 'collection/add', collection)).id, cardType)
    }
  }
  await call('POST', 'page/publish', { id })
  return { id }

  async function fill(groupId: string, type: string) {
    for (const [field, definition] of Object.entries(definitions[type]?.fields ?? {})) {
      const data = valueFor(definition, text(type, field), locales, mediaId)
      await call('POST', 'data', { itemType: 'field', linkId: null, add: { parentId: groupId, name: field }, data })
    }
  }
}

const childType = (children: (typeof definitions)[string]['children']) =>
  children && 'cards' in children ? children.cards : null

const valueFor = (definition: FieldDefinition, words: string, locales: readonly string[], mediaId: string) => {
  const everywhere = <T>(value: T) => Object.fromEntries(locales.map(locale => [locale, value]))
  const asText = { content: { type: 'localizedSingleValue', data: everywhere(words) } }
  switch (definition.kind) {
    case 'media':
      return { mediaId }
    case 'button':
      return { ...asText, options: { link: { value: { type: 'url', url: 'https://example.ch' } } } }
    case 'single':
      return { content: { type: 'single', data: definition.value === 'email' ? 'info@example.ch' : words } }
    case 'richText': {
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] }
      const json = { type: 'doc', content: [paragraph] }
      return { content: { type: 'localizedRichText', data: everywhere({ json, text: words }) } }
    }
    default:
      return asText
  }
}

const cardTypes: readonly string[] = Object.values(definitions).flatMap(({ children }) => childType(children) ?? [])

/** The blocks that are sections; the others are cards. */
export const sectionTypes = Object.keys(definitions).filter(type => !cardTypes.includes(type))

/** One of the demo's. */
const anyPicture = async (call: Call): Promise<string> => {
  for (const { id } of await call<PageEntry[]>('GET', 'page')) {
    const { document } = await call<{ document: { groups: Group[] } }>('GET', `page/working?id=${id}`)
    const found = document.groups.find(group => group.fields.image?.mediaId)
    if (found) return found.fields.image!.mediaId!
  }
  throw new Error('The demo has no picture.')
}
