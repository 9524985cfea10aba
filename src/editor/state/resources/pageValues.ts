import type { FieldName, SingleValue } from '../../../content/field'
import type { Locale } from '../../../content/locale'
import type { RichText } from '../../../content/richText'
import { applyItem, findGroupIn } from '../../../content/rules/applyValue'
import { languageOf, splitKey } from '../../../content/rules/valueKeys'
import type { TimeWindow } from '../../../content/timeWindow'
import { versionKey } from '../content'
import type { Current } from '../current'
import { placeName } from '../placeName'
import { putValue } from '../putValue'
import { withValue } from '../withValue'
import { type Request, type Resource, request, type Taken } from './resource'

/** Where a field hangs; it appears with its first write (D3). */
export type FieldPlace = { groupId: string; name: FieldName }

type Own<Kind extends string, Value, Extra = object> = {
  kind: Kind
  itemId: string
  key: string
  value: Value
} & Extra

/** One value of the page: a text in one language, a picture, an option … */
export type ValueChange =
  | Own<'text', string | null, { place: FieldPlace }>
  | Own<'richText', RichText | null, { place: FieldPlace }>
  | Own<'single', SingleValue, { place: FieldPlace }>
  | Own<'media', string | null, { place: FieldPlace }>
  | Own<'fieldOption', unknown, { place: FieldPlace }>
  | Own<'visible', boolean, { place: FieldPlace }>
  | Own<'groupOption', unknown>
  | Own<'languages', Locale[], { pageId: string }>
  | Own<'window', TimeWindow | null, { pageId: string }>
  /** What a picture shows, in one language; `field` is where it was said. */
  | Own<'alt', string | null, { pageId: string; field?: FieldPlace }>

const keyOf = ({ itemId, key }: ValueChange) => versionKey(itemId, key)

/** A field is known by where it hangs: its id may turn out to be another, made by somebody else. */
export const fieldValue = ({ groupId, name }: { groupId: string; name: string }, key: string) =>
  versionKey(`${groupId}.${name}`, key)

export const valueName = (change: ValueChange) => {
  const place = placeOf(change)
  return place ? fieldValue(place, change.key) : keyOf(change)
}

const placeOf = (change: ValueChange): FieldPlace | undefined => ('place' in change ? change.place : undefined)

export const pageValues: Resource<ValueChange> = {
  part: 'page',
  version: 1,
  owns: change => [valueName(change)],
  basis: keyOf,
  makes: () => [],
  needs: change => {
    const place = placeOf(change)
    if (place) return [place.groupId]
    return change.kind === 'alt' ? [] : [change.itemId]
  },
  request: (change, { base }) => requestOf(change, base),

  lay: (content, change) => {
    const place = placeOf(change)
    if (!place) return withValue(content, change)
    const group = findGroupIn(content.groups, place.groupId)
    if (!group) return content
    // Somebody else may have made the same field under another id.
    const itemId = group.fields[place.name]?.id ?? change.itemId
    const item = { id: itemId, parentId: group.id, kind: 'field' as const, name: place.name, shape: 0 }
    const groups = group.fields[place.name] ? content.groups : applyItem(content.groups, item, content.pageId)
    return withValue(groups === content.groups ? content : { ...content, groups }, { ...change, itemId })
  },

  adopt: (saved, change, taken) => {
    const itemId = itemIdOf(change, taken)
    const version = versionOf(change, taken)
    const name = versionKey(itemId, change.key)
    const versions = { [keyOf(change)]: version, [name]: version }
    if ((saved.versions[name] ?? 0) >= version) return { saved, versions }
    const hung = pageValues.lay(saved, { ...change, itemId })
    return { saved: putValue(hung, { itemId, key: change.key, value: change.value, version }), versions }
  },

  current: ({ details }) => (details as { current?: Current } | undefined)?.current ?? null,
  reload: reading => reading.page(),

  label: (change, { groups }) => {
    const place = placeOf(change) ?? (change.kind === 'alt' ? change.field : undefined)
    if (change.kind === 'alt' && !place) return { de: 'Bildbeschreibung', fr: 'Description de l’image' }
    const { de, fr } = placeName(findGroupIn(groups, place?.groupId ?? change.itemId), place?.name ?? null)
    const detail = details[change.kind]
    const language = languageOf(change.key)?.toUpperCase()
    const named = (words: string, more: string | undefined) => [words, more, language].filter(Boolean).join(' · ')
    return { de: named(de, detail?.de), fr: named(fr, detail?.fr) }
  },
  place: change => {
    const place = placeOf(change) ?? (change.kind === 'alt' ? change.field : undefined)
    if (place) return { groupId: place.groupId, field: place.name }
    return change.kind === 'alt' ? null : { groupId: change.itemId, field: null }
  },
  typed: ({ kind, key, value }) =>
    ['text', 'richText', 'single', 'alt', 'fieldOption'].includes(kind) ? { key, value } : null,
}

const details: Partial<Record<ValueChange['kind'], { de: string; fr: string }>> = {
  fieldOption: { de: 'Einstellung', fr: 'Réglage' },
  groupOption: { de: 'Darstellung', fr: 'Présentation' },
  visible: { de: 'Sichtbarkeit', fr: 'Visibilité' },
  languages: { de: 'Sprachen', fr: 'Langues' },
  window: { de: 'Zeitfenster', fr: 'Période' },
  alt: { de: 'Bildbeschreibung', fr: 'Description de l’image' },
}

const requestOf = (change: ValueChange, base: number): Request => {
  const { itemId, key } = change
  const bases = { [key]: base }
  const ofField = (place: FieldPlace, data: Parameters<typeof request<'saveData'>>[1]['data']) =>
    request('saveData', {
      itemType: 'field',
      linkId: itemId,
      add: { parentId: place.groupId, name: place.name },
      data,
      base: bases,
    })
  const ofLanguage = (value: unknown) => ({ [key.slice('text:'.length)]: value })
  const option = (value: unknown) => ({ options: { [key.slice('option:'.length)]: { value } } })
  switch (change.kind) {
    case 'text':
      return ofField(change.place, { content: { type: 'localizedSingleValue', data: ofLanguage(change.value) } })
    case 'richText':
      return ofField(change.place, { content: { type: 'localizedRichText', data: ofLanguage(change.value) } })
    case 'single':
      return ofField(change.place, { content: { type: 'single', data: change.value } })
    case 'media':
      return ofField(change.place, { mediaId: change.value })
    case 'fieldOption':
      return ofField(change.place, option(change.value))
    case 'groupOption':
      return request('saveData', { itemType: 'group', linkId: itemId, data: option(change.value), base: bases })
    case 'visible':
      return request('setFieldVisibility', {
        fieldName: change.place.name,
        groupId: change.place.groupId,
        visible: change.value,
        base,
      })
    case 'languages':
      return request('setGroupMeta', {
        pageId: change.pageId,
        groupId: itemId,
        meta: { disallowedLanguages: change.value },
        base: bases,
      })
    case 'window':
      return request('setGroupMeta', {
        pageId: change.pageId,
        groupId: itemId,
        meta: { window: change.value },
        base: bases,
      })
    case 'alt':
      return request('updateMedia', {
        media: { id: itemId, alt: { [splitKey(key).part!]: change.value } },
        pageId: change.pageId,
        base: bases,
      })
  }
}

/** The server has its own id for a field that somebody else made first. */
const itemIdOf = (change: ValueChange, { data }: Taken) =>
  (placeOf(change) && (data as { id?: string } | null)?.id) || change.itemId

const versionOf = ({ key }: ValueChange, { data }: Taken): number => {
  const { versions, version } = (data ?? {}) as { versions?: Record<string, number>; version?: number }
  return versions?.[key] ?? version ?? 0
}
