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

  it('[PUB-1] of the order only the sequence counts, not the keys it is kept by', () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^a[0-9]{4}$/), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(page, keys, fc.nat(), (document, drawn, at) => {
        const fresh = [...drawn].sort()
        const rekey = (groups: Group[]): Group[] =>
          groups.map((group, index) => ({ ...group, order: fresh[index]!, cards: rekey(group.cards) }))
        const rekeyed = { ...document, groups: rekey(document.groups) }
        expect(isUnchanged(countChanges(rekeyed, document))).toBe(true)

        // One section goes elsewhere: that is seen, and taking back what is seen puts it back.
        const { groups } = rekeyed
        if (groups.length < 2) return
        const from = at % groups.length
        const moved = { ...groups[from]!, order: from === 0 ? `${fresh[11]}z` : 'Z' }
        const working = { ...rekeyed, groups: byOrder([...groups.filter((_, index) => index !== from), moved]) }
        const changes = changedValues(working, document)
        expect(changes.map(change => change.itemId)).toContain(moved.id)
        expect(new Set(changes.map(change => change.key))).toEqual(new Set(['order']))
        const undone = working.groups.map(group => {
          const change = changes.find(entry => entry.itemId === group.id)
          return change ? { ...group, order: change.published as string } : group
        })
        expect(byOrder(undone).map(group => group.id)).toEqual(document.groups.map(group => group.id))
      }),
    )
  })

  it('[PUB-1] a new section between others moves none of them', () => {
    fc.assert(
      fc.property(page, group, (document, added) => {
        const working = { ...document, groups: byOrder([...document.groups, { ...added, cards: [] }]) }
        const own = new Set([added.id, ...Object.values(added.fields).map(entry => entry.id)])
        expect(changedValues(working, document).filter(change => !own.has(change.itemId))).toEqual([])
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
