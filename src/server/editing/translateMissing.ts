import type { Locale } from '../../content/locale'
import { groupBy } from '../../content/rules/document'
import { isWritten } from '../../content/rules/translationState'
import { isWording } from '../../content/rules/valueKeys'
import type { Site } from '../../content/site'
import { checkLanguages } from '../storage/checkLanguages'
import type { Skipped } from '../storage/translationTasks'
import { writeSite } from '../storage/writeSite'
import type { Author } from '../storage/writeValues'
import { keyIn, type PageText } from './textsOfPage'
import { type Translatable, type Translating, translateValues } from './translateValues'
import { writeTranslations } from './writeTranslations'

export type MissingText = { text: PageText; locale: Locale }

/** What a machine could fill in: texts that are missing while the source is there. An address follows its name. */
export const missingIn = (texts: readonly PageText[], locales: readonly Locale[]): MissingText[] =>
  locales.flatMap(locale =>
    texts
      .filter(
        text =>
          text.targets[locale]?.state === 'missing' &&
          isWritten(text.source.value) &&
          (text.key.includes('*') || isWording(keyIn(text, locale))),
      )
      .map(text => ({ text, locale })),
  )

/** Texts of one language that are missing: translated together, written together; nothing there is replaced. */
export const translateMissing = async (
  services: Translating,
  {
    site,
    author,
    missing,
  }: { site: Pick<Site, 'id' | 'defaultLocale'>; author: Author; missing: readonly MissingText[] },
): Promise<{ done: number; skipped: Skipped[] }> => {
  const to = missing[0]?.locale
  if (!to) return { done: 0, skipped: [] }
  checkLanguages(author, [`text:${to}`])
  const values = await translateValues(services, {
    site,
    from: site.defaultLocale,
    to,
    values: missing.map(({ text }) => text.source.value as Translatable),
  })
  const ready = missing.map(({ text, locale }, index) => ({
    text,
    locale,
    value: values[index]!,
    base: text.targets[locale]!.version,
    provenance: {
      origin: 'machine' as const,
      source: { locale: text.source.locale, version: text.source.version, text: text.source.value },
    },
  }))
  const { written, skipped } = await writeSite(services.storage, site.id, tx =>
    writeTranslations(tx, { siteId: site.id, author, ready }),
  )
  return { done: written.length, skipped }
}

/** As many as are translated between two looks at whether it is still wanted. */
const portion = 25

export const portionsOf = (missing: readonly MissingText[]): MissingText[][] => {
  const byLocale = groupBy(missing, ({ locale }) => locale)
  return [...byLocale.values()].flatMap(own =>
    Array.from({ length: Math.ceil(own.length / portion) }, (_, at) => own.slice(at * portion, (at + 1) * portion)),
  )
}
