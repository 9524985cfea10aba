import { expect, it } from 'vitest'
import { definitions } from '../blocks/definitions'
import { groupFromDraft } from '../content/draft'
import type { RenderValue } from '../render/RenderContext'
import { firstGround } from './firstGround'

const ground = (...drafts: Parameters<typeof groupFromDraft>[0]['draft'][]) => {
  const groups = drafts.map((draft, index) =>
    groupFromDraft({ draft, shape: definitions[draft.type]!.shape, makeId: () => `${draft.type}-${index}` }),
  )
  const model = { locale: 'de', mode: 'live', page: { groups } } as unknown as RenderValue['model']
  return firstGround({ model, definitions } as RenderValue)
}

it('[LIVE-3, BLOCK-11] a transparent header lets the first section shine through, not a note that floats above it', () => {
  const hero = { type: 'hero', options: { backgroundColor: 'secondary' } } as const
  expect(ground(hero)).toBe('secondary')
  expect(ground({ type: 'announcementBubble', options: { backgroundColor: 'accent' } }, hero)).toBe('secondary')
  expect(ground({ type: 'hero' })).toBeUndefined()
})
