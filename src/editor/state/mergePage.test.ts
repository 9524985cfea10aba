import { describe, expect, it } from 'vitest'
import { testGroup } from '../../../test/editor/workspace'
import type { Group } from '../../content/group'
import type { PageDocument } from '../../content/page'
import type { Saved } from './content'
import { mergePage } from './mergePage'

const saved = (groups: Group[], versions: Record<string, number>): Saved => ({
  pageId: 'page',
  groups,
  references: { pages: {}, media: {} },
  pages: { entries: {}, lists: {} },
  navigation: 'loading',
  settings: 'loading',
  theme: 'loading',
  versions,
})
const answer = (groups: Group[], versions: Record<string, number>) => ({
  document: { groups } as PageDocument,
  media: {},
  versions,
})
const left = (group: Group, alignment: string): Group => ({ ...group, options: { alignment } })

describe('an answer of the server', () => {
  const group = testGroup('hero', 'a0')
  const name = `${group.id} option:alignment`

  it('[EDIT-13] is taken value by value: newer ones replace ours', () => {
    const merged = mergePage(
      saved([left(group, 'left')], { [name]: 1 }),
      answer([left(group, 'center')], { [name]: 2 }),
    )
    expect([merged.groups[0]!.options, merged.versions]).toEqual([{ alignment: 'center' }, { [name]: 2 }])
  })

  it('[EDIT-11, EDIT-13] that was read before an acknowledged write does not take that back', () => {
    const merged = mergePage(
      saved([left(group, 'left')], { [name]: 3 }),
      answer([left(group, 'center')], { [name]: 2 }),
    )
    expect([merged.groups[0]!.options, merged.versions]).toEqual([{ alignment: 'left' }, { [name]: 3 }])
  })

  it('[EDIT-11, EDIT-20] nor a section, card or field that was added since, nor one that was removed', () => {
    const added = { ...testGroup('hero', 'a1'), order: 'a1' }
    const card = testGroup('imageCard', 'a0')
    const board = { ...testGroup('imageBoard', 'a2'), cards: [card] }
    const gone = testGroup('hero', 'a3')
    const field = {
      id: 'f',
      name: 'title',
      visible: true,
      text: { de: 'Neu' },
      single: null,
      mediaId: null,
      options: {},
    }
    const titled = { ...group, fields: { title: field } }
    const ours = saved([titled, added, board], {
      'f text:de': 1,
      [`${added.id} status`]: 1,
      [`${card.id} order`]: 1,
      [`${gone.id} status`]: 2,
    })
    const theirs = answer([group, { ...board, cards: [] }, gone], { [`${gone.id} status`]: 1 })
    const merged = mergePage(ours, theirs)
    expect(merged.groups.map(({ id }) => id)).toEqual([group.id, added.id, board.id])
    expect(merged.groups[0]!.fields.title!.text.de).toBe('Neu')
    expect(merged.groups[2]!.cards).toEqual([card])
  })

  it('[EDIT-13] of something older than us keeps what it has beyond', () => {
    const other = testGroup('hero', 'a1')
    const merged = mergePage(
      saved([left(group, 'left')], { [name]: 3 }),
      answer([left(group, 'center'), other], { [name]: 2, [`${other.id} status`]: 1 }),
    )
    expect(merged.groups).toEqual([left(group, 'left'), other])
  })
})
