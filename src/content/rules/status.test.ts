import { expect, it } from 'vitest'
import { type Status, statuses } from '../status'
import { canBecome } from './status'

it('[EDIT-20] a group changes its state in these ways and in no others', () => {
  const ways = statuses.map(from => [from, statuses.filter(to => to !== from && canBecome(from, to)).sort()])
  expect(Object.fromEntries(ways)).toEqual({
    draft: ['archived', 'deleted', 'markedForDeletion', 'published'],
    published: ['archived', 'draft', 'markedForDeletion'],
    archived: ['draft', 'markedForDeletion', 'published'],
    markedForDeletion: ['archived', 'deleted', 'draft', 'published'],
    deleted: ['archived', 'draft', 'published'],
  } satisfies Record<Status, Status[]>)
  for (const status of statuses) expect(canBecome(status, status)).toBe(true)
})
