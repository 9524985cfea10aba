import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichTextInline } from '../richText'
import { writeRichText } from '../writeRichText'
import { planUpdate, sourceChanges } from './livingTranslation'
import { plainOf } from './textBlocks'

type Translatable = Parameters<typeof planUpdate>[0]['target']

const update = (sourceThen: Translatable, sourceNow: Translatable, target: Translatable) => {
  const plan = planUpdate({ from: 'de', to: 'fr', sourceThen, sourceNow, target })
  if (!plan) return null
  const translated = plan.wanted.map(({ words }): RichTextInline[] =>
    words.map(inline => (inline.type === 'text' ? { ...inline, text: `«${inline.text}»` } : inline)),
  )
  return { wanted: plan.wanted.map(({ words }) => plainOf(words)), value: plan.finish(translated) }
}

describe('[LANG-6] a translation whose source changed', () => {
  const then = 'Eins. Zwei. Drei. Vier. Fünf.'
  const target = 'Un.  Deux ! Trois. Quatre. Cinq.'

  it('one sentence of five: only that one is translated anew', () => {
    expect(update(then, 'Eins. Zwei. Drei neu. Vier. Fünf.', target)).toEqual({
      wanted: ['Drei neu.'],
      value: 'Un.  Deux ! «Drei neu.» Quatre. Cinq.',
    })
  })

  it('sentences that came, went or changed places', () => {
    expect(update(then, `${then} Sechs.`, target)?.value).toBe('Un.  Deux ! Trois. Quatre. Cinq. «Sechs.»')
    expect(update(then, 'Eins. Drei. Vier. Fünf.', target)?.value).toBe('Un. Trois. Quatre. Cinq.')
    expect(update(then, 'Eins. Zwei. Drei. Vier.', target)?.value).toBe('Un.  Deux ! Trois. Quatre.')
    expect(update('Eins.', 'Null. Eins.', 'Un.')?.value).toBe('«Null.» Un.')
  })

  it('is asked about where its sentences cannot be told apart', () => {
    expect(update(then, 'Eins. Zwei. Drei neu. Vier. Fünf.', 'Un, deux. Trois. Quatre. Cinq.')).toBeNull()
    expect(
      update(writeRichText('Eins.\n\nZwei.'), writeRichText('Eins.\n\nNeu.'), writeRichText('Un. Deux.')),
    ).toBeNull()
  })

  it('of rich text by its parts; marks and all that did not change stay', () => {
    const was = writeRichText('## Titel\n\nEins **fett**. Zwei.\n\n- Punkt\n- Komma')
    const is = writeRichText('## Titel\n\nEins **fett**. Zwei **neu**.\n\n- Punkt\n- Komma')
    const theirs = writeRichText('### Titre\n\nUn **gras**. Deux.\n\n- Point\n- Virgule')
    const result = update(was, is, theirs)
    expect(result?.wanted).toEqual(['Zwei neu.'])
    expect(result?.value).toEqual(writeRichText('### Titre\n\nUn **gras**. «Zwei »**«neu»**«.»\n\n- Point\n- Virgule'))
    const more = writeRichText('## Titel\n\nEins **fett**. Zwei.\n\nNoch etwas.\n\n- Punkt\n- Komma')
    expect(update(was, more, theirs)?.value).toEqual(
      writeRichText('## Titre\n\nUn **gras**. Deux.\n\n«Noch etwas.»\n\n- Point\n- Virgule'),
    )
  })

  it('shows what changed, sentence by sentence', () => {
    const shown = sourceChanges({ from: 'de', sourceThen: 'A. B. C.', sourceNow: 'A. X. C. D.' })
    expect(shown.map(({ change, before, after }) => [change, before, after])).toEqual([
      ['same', 'A.', 'A.'],
      ['changed', 'B.', 'X.'],
      ['same', 'C.', 'C.'],
      ['added', '', 'D.'],
    ])
  })

  it('whatever is done to the source, every sentence that stayed is the very same as before', () => {
    const sentences = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 })
    const inGerman = (numbers: readonly number[]) => numbers.map(number => `Satz ${number}.`).join(' ')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 }),
        sentences,
        (was, is) => {
          const theirs = was.map(number => `Phrase ${number} !`).join('  ')
          const { wanted, value } = update(inGerman(was), inGerman(is), theirs)!
          const rest =
            String(value)
              .replace(/«Satz \d+\.»/g, '')
              .match(/Phrase \d+ !/g) ?? []
          expect(rest.length + wanted.length).toBe(is.length)
          expect(rest.every(phrase => theirs.includes(phrase))).toBe(true)
        },
      ),
    )
  })

  it('ten thousand sentences are no trouble', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `Satz ${number}.`)
    const plan = update(many.join(' '), many.toReversed().join(' '), many.join(' '))
    expect(plan?.wanted.length).toBeGreaterThan(0)
  })
})
