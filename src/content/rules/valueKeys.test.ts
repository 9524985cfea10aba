import { describe, expect, it } from 'vitest'
import type { RichText } from '../richText'
import { emptyThing, isTypedKey, languageOf, referencesIn, setValue, valuesIn, withValueSet } from './valueKeys'

const field = () => ({ ...emptyThing('field'), id: 'f', name: 'title' })

describe('[MODEL-1] the table of value keys', () => {
  it('knows the language of each key', () => {
    expect(['text:de', 'name:fr', 'slug:it', 'metaTitle:en', 'metaDescription:de', 'alt:fr'].map(languageOf)).toEqual([
      'de',
      'fr',
      'it',
      'en',
      'de',
      'fr',
    ])
    expect(['option:de', 'visible', 'order', 'text:xx', 'languages'].map(languageOf)).toEqual(Array(5).fill(null))
  })

  it('knows what is typed letter by letter', () => {
    expect(['text:de', 'single', 'option:size', 'alt:de'].every(isTypedKey)).toBe(true)
    expect(['media', 'visible', 'order', 'status', 'name:de', 'option:link'].some(isTypedKey)).toBe(false)
  })

  it('takes a thing apart and puts it together again', () => {
    const values = [
      { key: 'visible', value: false },
      { key: 'text:de', value: 'Klar sehen' },
      { key: 'media', value: 'm1' },
      { key: 'option:size', value: 'large' },
    ]
    const thing = field()
    for (const value of values) setValue('field', thing, value)
    expect(valuesIn('field', thing)).toEqual(values)
    for (const { key } of values) setValue('field', thing, { key, value: null })
    expect(thing).toEqual(field())
    expect(valuesIn('field', thing)).toEqual([])
  })

  it('changes one value and leaves the rest the very same', () => {
    const before = field() as ReturnType<typeof field> & { text: object; options: object }
    const after = withValueSet('field', before, { key: 'text:de', value: 'Neu' })
    expect(after).toMatchObject({ text: { de: 'Neu' } })
    expect(before.text).toEqual({})
    expect(after.options).toBe(before.options)
    expect(withValueSet('field', before, { key: 'archived', value: true })).toBe(before)
  })

  it('finds the pages and media that a value names', () => {
    const link = { type: 'page', page: { id: 'p1' } } as const
    const text: RichText = {
      text: 'Wort',
      json: {
        type: 'doc',
        content: [
          { type: 'image', attrs: { mediaId: 'm2' } },
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'Wort', marks: [{ type: 'link', attrs: { link } }] }],
          },
        ],
      },
    }
    expect(referencesIn('option:link', link)).toEqual({ pages: new Set(['p1']), media: new Set() })
    expect(referencesIn('text:de', text)).toEqual({ pages: new Set(['p1']), media: new Set(['m2']) })
    expect(referencesIn('media', 'm1').media).toEqual(new Set(['m1']))
    expect(referencesIn('shareImage', 'm3').media).toEqual(new Set(['m3']))
    expect(referencesIn('text:de', 'p1')).toEqual({ pages: new Set(), media: new Set() })
    expect(referencesIn('media', null).media.size).toBe(0)
  })
})
