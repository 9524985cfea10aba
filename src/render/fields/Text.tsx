import type { ElementType } from 'react'
import type { FieldHandle } from '../block'
import { useFieldAttributes, useHas, useSlots } from '../slots'
import { useText } from '../useLocalized'

/** One plain text. Draws nothing for a visitor when there is none. */
export const Text = ({
  field,
  as: Element = 'p',
  className,
}: {
  field: FieldHandle
  as?: ElementType
  className?: string
}) => {
  const text = useText(field)
  const slots = useSlots()
  const attributes = useFieldAttributes(field)
  if (!useHas(field)) return null
  return (
    <Element className={className} lang={text?.lang} {...attributes} {...slots?.textAttributes(field, Element)}>
      {text?.value}
    </Element>
  )
}
