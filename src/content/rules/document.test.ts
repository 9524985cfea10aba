import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Group } from '../group'
import type { PageDocument } from '../page'
import { changedValues, countChanges, isUnchanged, sameValue } from './changed'
import { assemble, flatten } from './document'

const text = fc.string({ minLength: 1, maxLength: 12 })
const localizedText = fc.record({ de: text, fr: text }, { requiredKeys: [] })
const id = fc.uuid()

const field = fc.record({
  id,
  name: fc.constantFrom('title', 'description', 'image', 'button'),
  visible: fc.boolean(),
  text: localizedText,
  single: fc.option(text, { nil: null }),
  mediaId: fc.option(id, { nil: null }),
  options: fc.dictionary(fc.constantFrom('link', 'size'), text),
})

const groupOf = (cards: fc.Arbitrary<Group[]>): fc.Arbitrary<Group> =>
  fc.record({
    id,
    type: fc.constantFrom('hero', 'imageBoard', 'imageCard'),
    shape: fc.constant(1),
    status: fc.constantFrom('draft', 'published', 'archived', 'markedForDeletion'),
    previousStatus: fc.constantFrom(null, 'published' as const),
    visible: fc.boolean(),
    disallowedLanguages: fc.constantFrom([], ['fr' as const]),
    order: fc.stringMatching(/^a[0-9]{4}$/),
    options: fc.dictionary(fc.constantFrom('alignment', 'size'), text),
    fields: fc
      .uniqueArray(field, { selector: entry => entry.name, maxLength: 4 })
      .map(fields => Object.fromEntries(fields.map(entry => [entry.name, entry]))),
    cards,
  })

const byOrder = (groups: Group[]) =>
  [...groups].sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1))

const group = groupOf(fc.array(groupOf(fc.constant([])), { maxLength: 3 }).map(byOrder))

const page: fc.Arbitrary<PageDocument> = fc.record({
  id,
  collection: fc.constantFrom(null, 'team' as const),
  role: fc.constantFrom(null, 'home' as const),
  key: fc.constantFrom(null, 'home' as const),
  name: localizedText,
  slug: localizedText,
  disallowedLanguages: fc.constantFrom([], ['fr' as const]),
  meta: fc.record({ title: localizedText, description: localizedText, shareImage: fc.option(id, { nil: null }) }),
  groups: fc.array(group, { maxLength: 4 }).map(byOrder),
})

const rebuild = ({ groups, name, slug, meta, disallowedLanguages, ...identity }: PageDocument) => {
  const { items, values } = flatten({ groups, name, slug, meta, disallowedLanguages, ...identity })
  return assemble(identity, items, values)
}

describe('a page as rows and as a document', () => {
  it('[MODEL-1] taking a document apart and putting it together gives the same document', () => {
    fc.assert(
      fc.property(page, document => {
        expect(sameValue(rebuild(document), document)).toBe(true)
      }),
    )
  })

  it('[PUB-1] a document is unchanged against itself, and every single change is seen', () => {
    fc.assert(
      fc.property(page, text, (document, word) => {
        expect(isUnchanged(countChanges(document, document))).toBe(true)
        const renamed = { ...document, name: { ...document.name, de: `${document.name.de ?? ''}${word}` } }
        expect(countChanges(renamed, document)).toEqual({ fields: 0, groups: 0, pages: 1 })
      }),
    )
  })

  it('[PUB-1] undoing every changed value clears the mark', () => {
    fc.assert(
      fc.property(page, page, (one, other) => {
        const working = { ...other, id: one.id }
        const { items, values } = flatten(working)
        const restored = flatten(one)
        const undone = new Map(values.map(value => [`${value.itemId} ${value.key}`, value]))
        for (const change of changedValues(working, one)) {
          const name = `${change.itemId} ${change.key}`
          if (change.published === null) undone.delete(name)
          else undone.set(name, { itemId: change.itemId, key: change.key, value: change.published })
        }
        const kept = new Set(restored.items.map(item => item.id))
        const all = [...restored.items, ...items.filter(item => !kept.has(item.id))]
        const identity = { id: one.id, collection: one.collection, role: one.role, key: one.key }
        const back = assemble(
          identity,
          all.filter(item => kept.has(item.id)),
          [...undone.values()],
        )
        expect(changedValues(back, one)).toEqual([])
      }),
    )
  })
})
