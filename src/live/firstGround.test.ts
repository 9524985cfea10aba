import { expect, it } from 'vitest'
import { definitions } from '../blocks/definitions'
import { groupFromDraft } from '../content/draft'
import type { RenderValue } from '../render/RenderContext'
import { firstGround } from './firstGround'

type Draft = Parameters<typeof groupFromDraft>[0]['draft']

const ground = (...drafts: Draft[]) => groundIn({ mode: 'live' }, ...drafts)

const groundIn = ({ mode, isEditing }: { mode: 'live' | 'edit'; isEditing?: boolean }, ...drafts: Draft[]) => {
  const groups = drafts.map((draft, index) =>
    groupFromDraft({ draft, shape: definitions[draft.type]!.shape, makeId: () => `${draft.type}-${index}` }),
  )
  const model = { locale: 'de', mode, site: { defaultLocale: 'de' } }
  return firstGround({ model, definitions } as unknown as RenderValue, { groups, loaded: {} }, { isEditing })
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
  const empty = { type: 'cta', options: { backgroundColor: 'accent' } } as const
  expect(ground(empty, hero)).toBe('secondary')
  // EDIT-17: with the toolbar off the working state looks as a visitor would see it.
  expect(groundIn({ mode: 'edit' }, empty, hero)).toBe('secondary')
  expect(groundIn({ mode: 'edit', isEditing: true }, empty, hero)).toBe('accent')
})
