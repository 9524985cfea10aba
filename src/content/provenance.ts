import type { Locale } from './locale'

/** Where a text comes from: written by a person or a machine; a translation says of what. */
export type Provenance = {
  origin: 'person' | 'machine'
  /** The text it was translated from, as it was then: tells when the translation is out of date, and by which words. */
  source: { locale: Locale; version: number; text: unknown } | null
}

export const byPerson: Provenance = { origin: 'person', source: null }
