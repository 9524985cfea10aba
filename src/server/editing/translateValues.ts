import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { RichText } from '../../content/richText'
import type { Wanted } from '../../content/rules/livingTranslation'
import { blocksOf, plainOf, withBlocks } from '../../content/rules/textBlocks'
import type { Settings } from '../../content/settings'
import type { Site } from '../../content/site'
import type { Term } from '../integrations/translation/markup'
import { translateWords } from '../integrations/translation/translateWords'
import type { Translator } from '../integrations/translation/translator'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { settingsOf } from '../storage/settingsOf'
import { countTranslated, takeBackTranslated } from '../storage/translated'
import { writeSite } from '../storage/writeSite'

export type Translating = Pick<Services, 'storage' | 'translators' | 'clock'>
export type Translatable = string | RichText

type Pair = { site: Pick<Site, 'id' | 'defaultLocale'>; from: Locale; to: Locale }

/** Who translates from one language into another; refuses when nobody does. */
export const translatorFor = async (
  { translators }: Pick<Services, 'translators'>,
  from: Locale,
  to: Locale,
): Promise<{ translator: Translator; keeps: 'tags' | 'plain' }> => {
  if (translators.length === 0) throw new Refusal('no_translator')
  for (const translator of translators) {
    const keeps = await translator.speaks(from, to)
    if (keeps) return { translator, keeps }
  }
  throw new Refusal('language_not_spoken', { language: to })
}

/** LANG-1: whole texts in another language. Nothing is written; what is sent counts for the site's day. */
export const translateValues = async (
  services: Translating,
  { values, ...pair }: Pair & { values: Translatable[] },
) => {
  const blocks = values.map(value => blocksOf(value))
  const wanted = blocks.flat().map(({ inlines }): Wanted => ({ words: inlines, context: plainOf(inlines) }))
  const translated = await translateParts(services, { wanted, ...pair })
  let next = 0
  return values.map((value, index) => {
    const own = translated.slice(next, next + blocks[index]!.length)
    next += own.length
    return withBlocks(value, own)
  })
}

/** Parts of texts, in the words of the site's glossary. */
export const translateParts = async (
  services: Translating,
  { site, from, to, wanted }: Pair & { wanted: readonly Wanted[] },
) => {
  const { translator, keeps } = await translatorFor(services, from, to)
  const { glossary } = (await settingsOf(services.storage.read, site.id)).vitrine
  const characters = wanted.reduce((sum, { words }) => sum + plainOf(words).length, 0)
  const counted = await count(services, site.id, characters)
  try {
    const terms = termsOf(glossary, { from, to, ownLocale: site.defaultLocale })
    return await translateWords(translator, { from, to, keeps, wanted, terms })
  } catch (error) {
    await writeSite(services.storage, site.id, tx => takeBackTranslated(tx, counted))
    throw error
  }
}

const count = async ({ storage, clock }: Translating, siteId: SiteId, characters: number) => {
  const amount = { siteId, characters, now: clock() }
  await writeSite(storage, siteId, tx => countTranslated(tx, amount))
  return amount
}

/** The glossary is written from the site's own language; it counts the other way round as well. */
const termsOf = (
  glossary: Settings['vitrine']['glossary'],
  { from, to, ownLocale }: { from: Locale; to: Locale; ownLocale: Locale },
): Term[] =>
  glossary.flatMap(term => {
    const inLocale = (locale: Locale) => (locale === ownLocale ? term.from : term.to[locale])?.trim()
    const [source, target] = [inLocale(from), inLocale(to)]
    return source && target ? [{ from: source, to: target }] : []
  })
