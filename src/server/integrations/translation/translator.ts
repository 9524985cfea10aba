import type { Locale } from '../../../content/locale'
import type { ErrorCode } from '../../../contract/errors'
import { Refusal } from '../../Refusal'

export type TranslationRequest = {
  from: Locale
  to: Locale
  texts: readonly string[]
  /** Of each text: what it stands in, which is not translated. */
  contexts: readonly string[]
  /** The texts hold tags (`markup.ts`), which come back around the same words. */
  isMarked: boolean
}

/** A service that translates. */
export type Translator = {
  name: 'DeepL' | 'LibreTranslate'
  /** With `tags` rich text keeps its marks within a sentence; without them it is translated run by run. */
  speaks: (from: Locale, to: Locale) => Promise<'tags' | 'plain' | null>
  /** In the same order, all of them or none. Refuses with a code of the contract. */
  translate: (request: TranslationRequest) => Promise<string[]>
}

export type TranslatorTrouble = Extract<ErrorCode, `translator_${string}` | 'translation_damaged'>

export const trouble = (code: TranslatorTrouble, reason: string) => new Refusal(code, { reason })
