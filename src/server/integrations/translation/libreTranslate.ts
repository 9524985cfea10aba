import * as z from 'zod/mini'
import { type Asking, askTranslator } from './askTranslator'
import { inBatches } from './inBatches'
import { type Translator, trouble } from './translator'

const languagesSchema = z.array(z.object({ code: z.string(), targets: z.optional(z.array(z.string())) }))
const answerSchema = z.object({ translatedText: z.array(z.string()) })

const batch = { count: 20, bytes: 64 * 1024 }

/** Which languages are installed may change while the server runs. */
const rememberedMs = 10 * 60_000
const afterFailureMs = 30_000

/** Where one leads; null is everywhere. */
type Pairs = Map<string, readonly string[] | null>

const readPairs = async (base: string, asking?: Asking): Promise<Pairs> => {
  const quick = { pausesMs: [], ...asking, timeoutMs: Math.min(asking?.timeoutMs ?? 5_000, 5_000) }
  const read = languagesSchema.safeParse(await askTranslator({ address: `${base}/languages` }, quick))
  if (!read.success) throw trouble('translator_failed', 'LibreTranslate does not say which languages it knows.')
  return new Map(read.data.map(({ code, targets }) => [code, targets ?? null]))
}

/** LibreTranslate, hosted or one's own. */
export const createLibreTranslate = (
  { url, key }: { url: string; key: string | null },
  asking?: Asking,
  clock: () => number = Date.now,
): Translator => {
  const base = url.replace(/\/$/, '')
  let known: { until: number; pairs: Promise<Pairs> } | null = null

  const pairs = () => {
    if (known && clock() < known.until) return known.pairs
    const asked = { until: clock() + rememberedMs, pairs: readPairs(base, asking) }
    known = asked
    // One that does not answer is not asked again at once: every editor would wait for it.
    asked.pairs.catch(() => {
      asked.until = clock() + afterFailureMs
    })
    return asked.pairs
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
