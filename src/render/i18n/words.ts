import type { Locale } from '../../content/locale'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hr } from './hr'
import { it } from './it'
import { pt } from './pt'
import { rm } from './rm'
import { sq } from './sq'
import { sr } from './sr'

/** The visitor's words: every language has every key, or the build fails. */
export type Words = { readonly [K in keyof typeof de]: string }

const dictionaries: Record<Locale, Words> = { de, fr, it, rm, en, sq, sr, hr, es, pt }

export const wordsFor = (locale: Locale): Words => dictionaries[locale]
