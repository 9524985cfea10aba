import { definitions } from '../../blocks/definitions'
import type { BlockDefinition, FieldDefinition } from '../../content/defineBlock'
import { type FieldContent, isFilled, isRichText } from '../../content/field'
import type { SiteId } from '../../content/id'
import type { Localized } from '../../content/locale'
import type { OptionDefinition } from '../../content/option'
import type { RichText } from '../../content/richText'
import { plainRichText } from '../../content/rules/cleanRichText'
import { fieldOptions } from '../../content/rules/fieldOptions'
import { acceptOption } from '../../content/rules/optionValue'
import { readSentLink } from '../../content/rules/sentLink'
import type { InputOf } from '../../contract/call'
import { saveData } from '../../contract/data'
import { acceptSingle } from '../editing/acceptSingle'
import { baseOf, versionsByKey } from '../editing/baseOf'
import { checkLink, internalLink, internalLinksIn } from '../editing/internalLink'
import { Refusal } from '../Refusal'
import { ensureField, findItem, type StoredItem } from '../storage/items'
import { checkMedia } from '../storage/media'
import { findPage } from '../storage/pages'
import type { Tx } from '../storage/storage'
import { type ValueWrite, writeValues } from '../storage/writeValues'
import { type WriteContext, writes } from './context'
import { changePage } from './page'

export const dataHandlers = {
  saveData: writes(saveData, async (context, input) => {
    if (input.itemType === 'page') return savePage(context, input)
    const { tx, hosted, author } = context
    const siteId = hosted.site.id
    const item = await target(tx, siteId, input)
    const values = await acceptedValues(context, item, input)
    if (values.length === 0) throw new Refusal('invalid_input', { issues: [{ path: 'data' }] })
    const results = await writeValues(tx, {
      siteId,
      pageId: item.pageId,
      author,
      writes: values.map(
        ([key, value]): ValueWrite => ({ itemId: item.id, key, value, base: baseOf(input.base, key) }),
      ),
    })
    return { id: item.id, pageId: item.pageId, versions: versionsByKey(results) }
  }),
}

type Input = InputOf<typeof saveData>

/** API-11: the content of a page itself is its name, its picture the one it is shared with. */
const savePage = async (context: WriteContext, { linkId, data, add, base, changeId }: Input) => {
  const { content } = data
  if (!linkId || add) throw new Refusal('not_found')
  const [option] = Object.keys(data.options ?? {})
  if (option !== undefined) throw new Refusal('unknown_option', { option })
  const picture = pictureIn(data)
  if (content && content.type !== 'localizedSingleValue' && content.type !== 'media') throw new Refusal('unknown_field')
  if (content?.type === 'localizedSingleValue' && Object.values(content.data).includes(null))
    throw new Refusal('empty_name')
  if (!content && picture === undefined) throw new Refusal('invalid_input', { issues: [{ path: 'data' }] })
  const { id, versions } = await changePage(context, null, {
    id: linkId,
    lang: context.hosted.site.defaultLocale,
    meta: {
      ...(content?.type === 'localizedSingleValue' && { name: content.data as Localized<string> }),
      ...(picture !== undefined && { shareImage: picture }),
    },
    base,
    changeId,
  })
  return { id, pageId: id, versions }
}

/** The item written to. A field that does not exist yet appears with its first write (D3). */
const target = async (tx: Tx, siteId: SiteId, { itemType, linkId, add }: Input): Promise<StoredItem> => {
  if (add) {
    const group = await findItem(tx, siteId, add.parentId)
    if (itemType !== 'field' || group?.kind !== 'group') throw new Refusal('not_found')
    fieldDefinition(group.name, add.name)
    if (linkId && (await findItem(tx, siteId, linkId))) return expectField(tx, siteId, linkId, add)
    if (linkId && (await findPage(tx.db, siteId, linkId))) throw new Refusal('not_found')
    const id = await ensureField(tx, {
      siteId,
      pageId: group.pageId,
      groupId: group.id,
      name: add.name,
      id: linkId,
    })
    return { id, pageId: group.pageId, parentId: group.id, kind: 'field', name: add.name }
  }
  const item = linkId ? await findItem(tx, siteId, linkId) : null
  if (!item || item.kind !== itemType) throw new Refusal('not_found')
  return item
}

const expectField = async (tx: Tx, siteId: SiteId, id: string, add: NonNullable<Input['add']>) => {
  const field = await findItem(tx, siteId, id)
  if (field?.parentId !== add.parentId || field.name !== add.name) throw new Refusal('not_found')
  return field
}

const blockDefinition = (type: string): BlockDefinition => {
  const definition = definitions[type]
  if (!definition) throw new Refusal('unknown_block')
  return definition
}

const fieldDefinition = (type: string, name: string): FieldDefinition => {
  const field = (blockDefinition(type).fields as Record<string, FieldDefinition | undefined>)[name]
  if (!field) throw new Refusal('unknown_field')
  return field
}

/** Every value that is sent, checked against what the block takes. */
const acceptedValues = async (context: WriteContext, item: StoredItem, { data }: Input) => {
  const { tx, hosted } = context
  const values: [key: string, value: unknown][] = []
  const picture = pictureIn(data)
  if (item.kind === 'group') {
    if (data.content || picture !== undefined) throw new Refusal('unknown_field')
    const { options } = blockDefinition(item.name)
    await addOptions(context, values, options, data.options)
    return values
  }
  const group = await findItem(tx, hosted.site.id, item.parentId)
  const field = fieldDefinition(group?.name ?? '', item.name)
  if (data.content && data.content.type !== 'media') await addContent(context, values, field, data.content)
  if (picture !== undefined) {
    if (field.kind !== 'media') throw new Refusal('unknown_field')
    await checkMedia(tx.db, hosted.site.id, picture)
    values.push(['media', picture])
  }
  await addOptions(context, values, fieldOptions(field), data.options)
  return values
}

/** API-11: beside other data a null says that the picture stays; alone it takes it away. Undefined is none of both. */
const pictureIn = ({ content, options, mediaId }: Input['data']): string | null | undefined => {
  if (content?.type === 'media') {
    if (mediaId && mediaId !== content.data) throw new Refusal('invalid_input', { issues: [{ path: 'data.mediaId' }] })
    return content.data
  }
  const isBeside = content || Object.keys(options ?? {}).length > 0
  return mediaId === null && isBeside ? undefined : mediaId
}

const addContent = async (
  context: WriteContext,
  values: [string, unknown][],
  field: FieldDefinition,
  content: Exclude<FieldContent, { type: 'media' }>,
) => {
  const expected = {
    text: 'localizedSingleValue',
    button: 'localizedSingleValue',
    richText: 'localizedRichText',
    single: 'single',
    media: 'media',
  }
  if (content.type !== expected[field.kind]) throw new Refusal('unknown_field')
  if (content.type === 'single') {
    values.push(['single', acceptSingle(field.value ?? 'text', content.data)])
    return
  }
  for (const [locale, text] of Object.entries(content.data)) {
    if (!context.hosted.site.locales.some(entry => entry === locale))
      throw new Refusal('invalid_input', { issues: [{ path: `data.content.data.${locale}` }] })
    // EDIT-6: empty or white space is no text.
    const kept = isFilled(text) ? text : null
    values.push([`text:${locale}`, isRichText(kept) ? await checkedRichText(context, kept) : kept])
  }
}

/** The words are those of the document, whatever was sent beside it; search and previews read them. */
const checkedRichText = async (context: WriteContext, { json }: RichText) =>
  internalLinksIn(context, { json, text: plainRichText(json) })

const addOptions = async (
  context: WriteContext,
  values: [string, unknown][],
  known: Record<string, OptionDefinition>,
  sent: Input['data']['options'],
) => {
  for (const [name, option] of Object.entries(sent ?? {})) {
    const definition = Object.hasOwn(known, name) ? known[name] : undefined
    if (definition && option === null) continue
    const value = definition?.type === 'link' ? readSentLink(option?.value) : option?.value
    const accepted = definition && acceptOption(definition, value)
    if (!accepted) throw new Refusal('unknown_option', { option: name })
    const kept = definition.type === 'link' ? await internalLink(context, accepted.value) : accepted.value
    if (definition.type === 'link') await checkLink(context, kept)
    values.push([`option:${name}`, kept])
  }
}
