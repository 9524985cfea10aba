import type { ElementType } from 'react'
import { isChosen } from '../../content/field'
import { shownValue } from '../../content/rules/shownValue'
import type { FieldHandle } from '../block'
import { wordsFor } from '../i18n/words'
import { useRender } from '../RenderContext'
import { useFieldAttributes, useHas, useSlots } from '../slots'

/**
 * A value that is the same in every language, shown as this one writes it (MODEL-16). In edit mode what is typed in place
 * stands there as it is kept; a date, a time or a yes is chosen in the menu.
 */
export const Single = ({
  field,
  as: Element = 'span',
  className,
}: {
  field: FieldHandle
  as?: ElementType
  className?: string
}) => {
  const attributes = useFieldAttributes(field)
  const slots = useSlots()
  const { locale } = useRender().model
  if (!useHas(field)) return null
  const kind = field.definition.value ?? 'text'
  const value = field.field?.single ?? null
  const isTyped = slots !== null && !isChosen(kind)
  const edited = isTyped ? slots.textAttributes(field, Element) : slots?.valueAttributes(field)
  return (
    <Element className={className} {...attributes} {...edited}>
      {isTyped ? String(value ?? '') : shownValue(kind, value, { locale, ...wordsFor(locale) })}
    </Element>
  )
}
