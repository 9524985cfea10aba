import * as z from 'zod/mini'
import type { Locale } from '../../../content/locale'
import { type Asking, askTranslator } from './askTranslator'
import { inBatches } from './inBatches'
import { type Translator, trouble } from './translator'

/** What DeepL calls our languages, and whether it keeps tags in them; it knows no Romansh. */
const languages: Partial<Record<Locale, { source: string; target: string; keeps: 'tags' | 'plain' }>> = {
  de: { source: 'DE', target: 'DE', keeps: 'tags' },
  fr: { source: 'FR', target: 'FR', keeps: 'tags' },
  it: { source: 'IT', target: 'IT', keeps: 'tags' },
  en: { source: 'EN', target: 'EN-GB', keeps: 'tags' },
  es: { source: 'ES', target: 'ES', keeps: 'tags' },
  pt: { source: 'PT', target: 'PT-PT', keeps: 'tags' },
  sq: { source: 'SQ', target: 'SQ', keeps: 'plain' },
  sr: { source: 'SR', target: 'SR', keeps: 'plain' },
  hr: { source: 'HR', target: 'HR', keeps: 'plain' },
}

/** Those in which one can be addressed politely or not. */
const withFormality: ReadonlySet<Locale> = new Set(['de', 'fr', 'it', 'es', 'pt'])

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Below the 128 KiB and the 50 texts of one request, with room for what stands around them. */
const batch = { count: 50, bytes: 100 * 1024 }

/** DeepL API v2. */
export const createDeepl = ({ key, url }: { key: string; url: string }, asking?: Asking): Translator => ({
  name: 'DeepL',
  speaks: async (from, to) => {
    const [source, target] = [languages[from], languages[to]]
    if (!source || !target) return null
    return source.keeps === 'tags' && target.keeps === 'tags' ? 'tags' : 'plain'
  },
  translate: async ({ from, to, texts, contexts, isMarked }) => {
    const [source, target] = [languages[from], languages[to]]
    if (!source || !target) throw trouble('translator_failed', `DeepL does not translate ${from} to ${to}.`)
    const entries = texts.map((text, index) => ({ text, context: contexts[index] ?? '' }))
    const translated: string[] = []
    // A request has one context for all of its texts.
    for (const portion of inBatches(entries, { ...batch, isApart: (a, b) => a.context !== b.context })) {
      const answer = await askTranslator(
        {
          address: `${url.replace(/\/$/, '')}/v2/translate`,
          headers: { Authorization: `DeepL-Auth-Key ${key}` },
          body: {
            text: portion.map(({ text }) => text),
            source_lang: source.source,
            target_lang: target.target,
            preserve_formatting: true,
            ...(portion[0]!.context && { context: portion[0]!.context.slice(0, 4_000) }),
            ...(withFormality.has(to) && { formality: 'prefer_more' }),
            ...(isMarked && { tag_handling: 'html' }),
          },
        },
        asking,
      )
      const read = answerSchema.safeParse(answer)
      if (read.data?.translations.length !== portion.length)
        throw trouble('translator_failed', 'DeepL did not answer every text.')
      translated.push(...read.data.translations.map(({ text }) => text))
    }
    return translated
  },
})
