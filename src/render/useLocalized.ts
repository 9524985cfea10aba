import { isFilled, isRichText, plainText } from '../content/field'
import type { Locale } from '../content/locale'
import type { RichText } from '../content/richText'
import { localize } from '../content/rules/localize'
import type { FieldHandle } from './block'
import { useRender } from './RenderContext'
import { useSlots } from './slots'

type Localized<T> = { value: T; lang: Locale | undefined } | null

/** D8: the text, and the language to mark it with when it is not the page's. Who edits sees what this language has. */
const useStored = (handle: FieldHandle): Localized<string | RichText> => {
  const { model } = useRender()
  const isEditing = useSlots() !== null
  if (!handle.field?.visible) return null
  const found = localize({
    values: handle.field.text,
    locale: model.locale,
    fallback: isEditing ? model.locale : model.site.defaultLocale,
    isEmpty: value => !isFilled(value),
  })
  return found && { value: found.value, lang: found.locale === model.locale ? undefined : found.locale }
}

export const useText = (handle: FieldHandle): Localized<string> => {
  const found = useStored(handle)
  return found && { ...found, value: plainText(found.value) }
}

export const useRichText = (handle: FieldHandle): Localized<RichText> => {
  const found = useStored(handle)
  if (!found) return null
  if (isRichText(found.value)) return { ...found, value: found.value }
  return { ...found, value: asRichText(found.value) }
}

const asRichText = (text: string): RichText => ({
  text,
  json: {
    type: 'doc',
    content: text.split('\n').map(line => ({
      type: 'paragraph' as const,
      content: line === '' ? [] : [{ type: 'text' as const, text: line }],
    })),
  },
})
