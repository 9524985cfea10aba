import * as z from 'zod/mini'
import { type Asking, askTranslator } from './askTranslator'
import { inBatches } from './inBatches'
import { type Translator, trouble } from './translator'

const languagesSchema = z.array(z.object({ code: z.string(), targets: z.optional(z.array(z.string())) }))
const answerSchema = z.object({ translatedText: z.array(z.string()) })

const batch = { count: 20, bytes: 64 * 1024 }

/** Which languages are installed may change while the server runs. */
const rememberedMs = 10 * 60_000

/** LibreTranslate, hosted or one's own. */
export const createLibreTranslate = (
  { url, key }: { url: string; key: string | null },
  asking?: Asking,
  clock: () => number = Date.now,
): Translator => {
  const base = url.replace(/\/$/, '')
  let known: { at: number; pairs: Map<string, readonly string[] | null> } | null = null

  const pairs = async () => {
    if (known && clock() - known.at < rememberedMs) return known.pairs
    const read = languagesSchema.safeParse(await askTranslator({ address: `${base}/languages` }, asking))
    if (!read.success) throw trouble('translator_failed', 'LibreTranslate does not say which languages it knows.')
    known = { at: clock(), pairs: new Map(read.data.map(({ code, targets }) => [code, targets ?? null])) }
    return known.pairs
  }

  return {
    name: 'LibreTranslate',
    speaks: async (from, to) => {
      const spoken = await pairs()
      const targets = spoken.get(from)
      if (targets === undefined) return null
      return (targets ? targets.includes(to) : spoken.has(to)) ? 'tags' : null
    },
    translate: async ({ from, to, texts, isMarked }) => {
      const translated: string[] = []
      for (const portion of inBatches(
        texts.map(text => ({ text, context: '' })),
        batch,
      )) {
        const answer = await askTranslator(
          {
            address: `${base}/translate`,
            body: {
              q: portion.map(({ text }) => text),
              source: from,
              target: to,
              format: isMarked ? 'html' : 'text',
              ...(key && { api_key: key }),
            },
          },
          asking,
        )
        const read = answerSchema.safeParse(answer)
        if (read.data?.translatedText.length !== portion.length)
          throw trouble('translator_failed', 'LibreTranslate did not answer every text.')
        translated.push(...read.data.translatedText)
      }
      return translated
    },
  }
}
