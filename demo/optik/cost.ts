import type { Localized } from '../../src/content/locale'

/** The same amount in every language. */
export const cost = (francs: number): Localized<string> => inLanguages(() => `CHF ${francs}`)

/** The lowest of several. */
export const costFrom = (francs: number): Localized<string> => inLanguages(word => `${word} CHF ${francs}`)

const inLanguages = (write: (from: string) => string) => ({
  de: write('ab'),
  fr: write('dès'),
  it: write('da'),
  en: write('from'),
})
