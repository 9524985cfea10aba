import { isRichText } from '../field'
import { isLocale, type Locale } from '../locale'
import type { RichText } from '../richText'
import { linkReferences, mediaReference, noReferences, type References, richTextReferences } from './references'

type KeyDefinition = {
  /** Where a document has it, step by step; null for what is live at once and in no document (D4). */
  at: readonly string[] | null
  /** What follows the colon: `text:de` is a text in a language, `option:alignment` the option of that name. */
  part?: 'language' | 'name'
  /** What a document has where nothing was written, made anew for each. */
  missing?: () => unknown
  /** Said by nothing: a document's own value is left out when it is what is missing anyway. */
  isLeftOut?: (value: unknown) => boolean
  /** Written letter by letter: what one person types within a while is one change (D5). */
  isTyped?: boolean
  /** Has a language, yet is no translation of the others: an address is made from the name in its own. */
  isOwnWord?: boolean
  refersTo?: (value: unknown) => References
}

const none = () => null
const record = () => ({})
const localized = (at: string[]): KeyDefinition => ({ at, part: 'language', missing: record })
const visible: KeyDefinition = { at: ['visible'], missing: () => true, isLeftOut: value => value === true }
const option: KeyDefinition = {
  at: ['options'],
  part: 'name',
  missing: record,
  isTyped: true,
  refersTo: linkReferences,
}
const languages: KeyDefinition = {
  at: ['disallowedLanguages'],
  missing: () => [],
  isLeftOut: value => Array.isArray(value) && value.length === 0,
}

/** Every kind of value there is, by what it belongs to. Whoever builds, compares, changes or makes content reads this. */
const valueKeys = {
  page: {
    name: localized(['name']),
    slug: { ...localized(['slug']), isOwnWord: true },
    languages,
    metaTitle: localized(['meta', 'title']),
    metaDescription: localized(['meta', 'description']),
    shareImage: { at: ['meta', 'shareImage'], missing: none, refersTo: mediaReference },
    order: { at: null },
    archived: { at: null },
  },
  group: {
    status: { at: ['status'], missing: () => 'draft' },
    previousStatus: { at: ['previousStatus'], missing: none },
    visible,
    languages,
    window: { at: ['window'] },
    order: { at: ['order'], missing: () => '' },
    option,
  },
  field: {
    visible,
    text: {
      ...localized(['text']),
      isTyped: true,
      refersTo: value =>
        isRichText(value as RichText) ? richTextReferences((value as RichText).json) : noReferences(),
    },
    single: { at: ['single'], missing: none, isTyped: true },
    media: { at: ['mediaId'], missing: none, refersTo: mediaReference },
    option,
  },
  media: { alt: { ...localized(['alt']), isTyped: true } },
} as const satisfies Record<string, Record<string, KeyDefinition>>

export type Owner = keyof typeof valueKeys

/** `text:de` is a text in German; a key without a colon has no part. */
export const splitKey = (key: string): { name: string; part: string | null } => {
  const colon = key.indexOf(':')
  return colon < 0 ? { name: key, part: null } : { name: key.slice(0, colon), part: key.slice(colon + 1) }
}

export const joinKey = (name: string, part: string) => `${name}:${part}`

const byName = new Map<string, KeyDefinition>(
  Object.values(valueKeys).flatMap(keys => Object.entries(keys) as [string, KeyDefinition][]),
)

/** The language that a value is written in; null for one that is the same in all. */
export const languageOf = (key: string): Locale | null => {
  const { name, part } = splitKey(key)
  return byName.get(name)?.part === 'language' && part !== null && isLocale(part) ? part : null
}

/** Says in one language what another says too. */
export const isWording = (key: string): boolean =>
  languageOf(key) !== null && byName.get(splitKey(key).name)?.isOwnWord !== true

/** A link is chosen, not typed letter by letter: each choice is a step of its own. */
export const isTypedKey = (key: string): boolean =>
  byName.get(splitKey(key).name)?.isTyped === true && key !== 'option:link'

/** The pages and media that a value names. */
export const referencesIn = (key: string, value: unknown): References =>
  value === null || value === undefined
    ? noReferences()
    : (byName.get(splitKey(key).name)?.refersTo?.(value) ?? noReferences())

type Thing = Record<string, unknown>

/** A page, group or field in which nothing is written yet. */
export const emptyThing = (owner: Owner): Thing => {
  const thing: Thing = {}
  for (const definition of definitionsOf(owner)) reset(thing, definition)
  return thing
}

/** Writes a value into a thing of the writer's own; null takes it away. Values of other kinds are passed over. */
export const setValue = (owner: Owner, thing: Thing, { key, value }: { key: string; value: unknown }) => {
  const { name, part } = splitKey(key)
  const definition = definitionOf(owner, name)
  if (!definition?.at) return
  const isNothing = value === null || value === undefined
  if (definition.part) {
    const entries = placeOf(thing, definition.at)
    if (part === null || !entries) return
    if (isNothing) delete entries[part]
    else entries[part] = value
  } else if (isNothing) reset(thing, definition)
  else placeOf(thing, definition.at.slice(0, -1))![definition.at.at(-1)!] = value
}

/** The thing with one value changed; whatever does not change stays the very same object. */
export const withValueSet = <T extends object>(owner: Owner, thing: T, value: { key: string; value: unknown }): T => {
  const at = definitionOf(owner, splitKey(value.key).name)?.at
  if (!at) return thing
  const copy = { ...thing } as Thing
  let place = copy
  for (const step of at) {
    if (!isRecord(place[step])) break
    place[step] = { ...(place[step] as Thing) }
    place = place[step] as Thing
  }
  setValue(owner, copy, value)
  return copy as T
}

/** Every value a thing holds. */
export const valuesIn = (owner: Owner, thing: object): { key: string; value: unknown }[] =>
  Object.entries(valueKeys[owner] as Record<string, KeyDefinition>).flatMap(([name, { at, part, isLeftOut }]) => {
    if (!at) return []
    const value = at.reduce<unknown>((place, step) => (place as Thing | undefined)?.[step], thing)
    const entries = part
      ? Object.entries((value ?? {}) as Thing).map(([own, entry]) => ({ key: joinKey(name, own), value: entry }))
      : [{ key: name, value }]
    return entries.filter(entry => entry.value !== null && entry.value !== undefined && !isLeftOut?.(entry.value))
  })

const definitionsOf = (owner: Owner): KeyDefinition[] => Object.values(valueKeys[owner])

const definitionOf = (owner: Owner, name: string) =>
  (valueKeys[owner] as Record<string, KeyDefinition | undefined>)[name]

const reset = (thing: Thing, { at, missing }: KeyDefinition) => {
  if (!at) return
  let place = thing
  for (const step of at.slice(0, -1)) {
    place[step] ??= {}
    place = place[step] as Thing
  }
  if (missing) place[at.at(-1)!] = missing()
  else delete place[at.at(-1)!]
}

const placeOf = (thing: Thing, at: readonly string[]): Thing | undefined =>
  at.reduce<Thing | undefined>((place, step) => place?.[step] as Thing | undefined, thing)

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
