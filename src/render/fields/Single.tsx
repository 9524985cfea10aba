import type { ElementType } from 'react'
import type { FieldHandle } from '../block'
import { useFieldAttributes, useHas, useSlots } from '../slots'

/** A value that is the same in every language. */
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
  if (!useHas(field)) return null
  return (
    <Element className={className} {...attributes} {...slots?.textAttributes(field, Element)}>
      {String(field.field?.single ?? '')}
    </Element>
  )
}
