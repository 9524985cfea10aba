import { describe, expect, it } from 'vitest'
import type { Group } from '../group'
import type { PageDocument } from '../page'
import { countDifferences, versionDifferences } from './versionDifferences'

const group = (id: string, order: string, patch: Partial<Group> = {}): Group => ({
  id,
  type: 'cta',
  shape: 1,
  status: 'published',
  previousStatus: null,
  visible: true,
  disallowedLanguages: [],
  order,
  options: {},
  fields: {},
  cards: [],
  ...patch,
})
const page = (groups: Group[], patch: Partial<PageDocument> = {}): PageDocument => ({
  id: 'page',
  collection: null,
  role: null,
  key: null,
  name: { de: 'Seite' },
  slug: { de: 'seite' },
  disallowedLanguages: [],
  meta: { title: {}, description: {}, shareImage: null },
  groups,
  ...patch,
})
const nothing = { places: [], added: [], moved: [], page: [] }

describe('a version and the page as it is now', () => {
  it('[PUB-6] the same is no difference, whatever was published meanwhile', () => {
    const now = page([group('a', 'a0', { status: 'draft' }), group('b', 'a1')])
    expect(versionDifferences(page([group('a', 'a0'), group('b', 'a2')]), now)).toEqual(nothing)
  })

  it('[PUB-6] what came since is told, a card with its section, but not the cards of a new section', () => {
    const board = (cards: Group[]) => group('board', 'a1', { type: 'imageBoard', cards })
    const card = (id: string, order = 'a0') => group(id, order, { type: 'imageCard' })
    const version = page([board([card('one')])])
    const now = page([group('new', 'a0', { cards: [card('inside')] }), board([card('one'), card('two', 'a1')])])
    const differences = versionDifferences(version, now)
    expect(differences).toEqual({
      ...nothing,
      added: [
        { groupId: 'new', sectionId: 'new', type: 'cta' },
        { groupId: 'two', sectionId: 'board', type: 'imageCard' },
      ],
    })
    expect(countDifferences(differences)).toBe(2)
  })

  it('[PUB-6] another order is told once for the page and once for each board', () => {
    const board = (order: string, cards: Group[]) => group('board', order, { cards })
    const version = page([group('a', 'a0'), board('a1', [group('x', 'a0'), group('y', 'a1')])])
    const now = page([group('a', 'a2'), board('a1', [group('x', 'a2'), group('y', 'a1')])])
    expect(versionDifferences(version, now).moved).toEqual([null, 'board'])
  })

  it('[PUB-6] name, address and meta are told; so is what is marked for deletion, and what is gone', () => {
    const version = page([group('a', 'a0'), group('gone', 'a1')])
    const now = page([group('a', 'a0', { status: 'markedForDeletion', previousStatus: 'published' })], {
      name: { de: 'Anders' },
      slug: { de: 'anders', fr: 'autre' },
      meta: { title: { de: 'Titel' }, description: {}, shareImage: null },
    })
    expect(versionDifferences(version, now)).toEqual({
      places: ['a', 'gone'].map(id => ({ groupId: id, sectionId: id, field: null })),
      added: [],
      moved: [],
      page: ['name', 'slug', 'metaTitle'],
    })
  })
})
