import { expect, it } from 'vitest'
import { definitions } from '../blocks/definitions'
import { groupFromDraft } from '../content/draft'
import type { RenderValue } from '../render/RenderContext'
import { firstGround } from './firstGround'

const ground = (...drafts: Parameters<typeof groupFromDraft>[0]['draft'][]) => {
  const groups = drafts.map((draft, index) =>
    groupFromDraft({ draft, shape: definitions[draft.type]!.shape, makeId: () => `${draft.type}-${index}` }),
  )
  const model = { locale: 'de', mode: 'live', site: { defaultLocale: 'de' }, page: { groups }, loaded: {} }
  return firstGround({ model, definitions } as unknown as RenderValue)
}

const fields = { title: { text: { de: 'Guten Tag', fr: 'Bonjour' } } }
const hero = { type: 'hero', fields, options: { backgroundColor: 'secondary' } } as const

it('[LIVE-3, BLOCK-11] a transparent header lets the first section shine through, not a note that floats above it', () => {
  const note = { description: { text: { de: 'Heute offen', fr: 'Ouvert aujourd’hui' } } }
  expect(ground(hero)).toBe('secondary')
  expect(ground({ type: 'announcementBubble', fields: note, options: { backgroundColor: 'accent' } }, hero)).toBe(
    'secondary',
  )
  expect(ground({ type: 'hero', fields })).toBeUndefined()
})

it('[LIVE-3, EDIT-15] nor one that nobody has written yet', () => {
  expect(ground({ type: 'cta', options: { backgroundColor: 'accent' } }, hero)).toBe('secondary')
})
