import { definitions } from '../../../blocks/definitions'
import type { Group } from '../../../content/group'
import { localize } from '../../../content/rules/localize'
import type { EditorData } from '../../state/editorState'

/** What a card is called in lists: its first text, or its kind and number while it has none. */
export const cardName = (
  card: Group,
  number: number,
  { model: { locale, site }, editorLocale }: Pick<EditorData, 'model' | 'editorLocale'>,
): string => {
  const definition = definitions[card.type]
  for (const name of Object.keys(definition?.fields ?? {})) {
    const field = card.fields[name]
    if (!field) continue
    const found = localize({
      values: field.text,
      locale,
      fallback: site.defaultLocale,
      isEmpty: value => !plain(value).trim(),
    })
    if (found) return plain(found.value)
    if (typeof field.single === 'string' && field.single.trim()) return field.single
  }
  return `${definition?.label[editorLocale] ?? card.type} ${number}`
}

const plain = (value: string | { text: string } | undefined) =>
  typeof value === 'string' ? value : (value?.text ?? '')
