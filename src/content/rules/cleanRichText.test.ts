import fc from 'fast-check'
import { expect, it } from 'vitest'
import { richTextSchema } from '../richText'
import { writeRichText } from '../writeRichText'
import { cleanRichText } from './cleanRichText'

const node = fc.letrec(tie => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'listItem',
        'text',
        'hardBreak',
        'image',
        'table',
        'script',
      ),
      attrs: fc.option(fc.dictionary(fc.constantFrom('level', 'size', 'mediaId', 'onclick'), fc.anything()), {
        nil: null,
      }),
      text: fc.string({ unit: 'binary' }),
      marks: fc.array(
        fc.record({
          type: fc.constantFrom('bold', 'link', 'color', 'size', 'code'),
          attrs: fc.constantFrom(
            null,
            { link: { type: 'url', url: 'javascript:alert(1)' } },
            { token: 'accent' },
            { size: 'large' },
          ),
        }),
      ),
      content: fc.array(tie('node'), { maxLength: 3 }),
    },
    { requiredKeys: ['type'] },
  ),
})).node as fc.Arbitrary<object>

it('[EDIT-7] whatever is pasted becomes a text the server takes', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 5 }), pasted => {
      const cleaned = cleanRichText({ type: 'doc', content: pasted as never })
      expect(richTextSchema.safeParse(cleaned).success).toBe(true)
      expect(JSON.stringify(cleaned)).not.toContain('javascript:')
    }),
    { numRuns: 300 },
  )
})

it('[EDIT-7] a good text keeps its words', () => {
  const written = writeRichText('## Titel\n\nEin **fetter** Satz.\n\n- eins\n- zwei')
  expect(cleanRichText(written.json).text).toBe(written.text)
})

it('[EDIT-7] a picture keeps its description; what is no picture of ours goes', () => {
  const picture = { type: 'image', attrs: { mediaId: '0190a1b2-0000-7000-8000-000000000001', alt: 'Unser Laden' } }
  const foreign = { type: 'image', attrs: { mediaId: 'https://example.ch/bild.png', alt: null } }
  expect(cleanRichText({ content: [picture, foreign] }).json.content).toEqual([picture])
  const { alt: _, ...attrs } = picture.attrs
  const bare = { type: 'image', attrs }
  expect(cleanRichText({ content: [{ ...bare, attrs: { ...attrs, alt: null } }] }).json.content).toEqual([bare])
})
