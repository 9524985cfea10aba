import { hasText } from '../../content/field'
import type { FieldHandle } from '../../render/block'
import type { Editor } from '../state/editor'

/** What stands in an empty field: the text to be translated where there is one, else the field's name. */
export const placeholderOf = (editor: Editor, { field, definition }: FieldHandle): string => {
  const { site } = editor.data.model
  const label = definition.label[editor.data.editorLocale]
  if (definition.kind === 'single' || !field || !hasText(field, site.defaultLocale)) return label
  const source = field.text[site.defaultLocale]
  if (editor.store.get().locale === site.defaultLocale || !source) return label
  return typeof source === 'string' ? source : source.text
}
