import { localeNames } from '../../content/locale'
import { languageOf } from '../../content/rules/valueKeys'
import type { EditorData } from '../state/editorState'
import type { Operation } from '../state/operation'
import { foreign } from './foreign'
import { reasonText } from './notices'
import { defineWords } from './words'

const text = defineWords({
  de: { not: (name: string) => `${name} dürfen Sie hier nicht bearbeiten.` },
  fr: { not: (name: string) => `Vous ne pouvez pas modifier ici : ${name}.` },
})

/** Why a change was refused, in the editor's language; of a text in a language that is not one's own, which one is. */
export const refusalText = (
  { reason, change }: Pick<Operation, 'reason' | 'change'>,
  data: Pick<EditorData, 'person' | 'editorLocale'>,
): string => {
  const code = reason?.code ?? ''
  const written = code === 'not_allowed' && 'key' in change ? languageOf(change.key) : null
  // Her rights may have been changed since the page was opened.
  if (written) return foreign(data, written) ?? text[data.editorLocale].not(localeNames[written])
  // Of a file that word says how large it may be.
  return reasonText({ code: code === 'too_large' ? 'change_too_large' : code }, data.editorLocale)
}
