import type { Config } from '../../start/config'
import type { Asking } from './askTranslator'
import { createDeepl } from './deepl'
import { createLibreTranslate } from './libreTranslate'
import type { Translator } from './translator'

/** Those that are set up; the first that speaks a language translates into it. */
export const createTranslators = (
  { deepl, libreTranslate }: Pick<Config, 'deepl' | 'libreTranslate'>,
  asking?: Asking,
): Translator[] => [
  ...(deepl ? [createDeepl(deepl, asking)] : []),
  ...(libreTranslate ? [createLibreTranslate(libreTranslate, asking)] : []),
]
