import type { Link } from '../../content/link'
import { anchor } from '../anchor'
import type { FieldHandle } from '../block'
import { linkTarget } from '../linkTarget'
import { useRender } from '../RenderContext'
import { useFieldAttributes, useHas, useSlots } from '../slots'
import { useText } from '../useLocalized'

/** A text with a link. Without both, a visitor sees no button. */
export const Button = ({
  field,
  variant = 'filled',
}: {
  field: FieldHandle
  variant?: 'filled' | 'outlined' | 'text'
}) => {
  const { model } = useRender()
  const text = useText(field)
  const slots = useSlots()
  const attributes = useFieldAttributes(field)
  const target = linkTarget(field.field?.options.link as Link | null | undefined, model)
  if (!useHas(field) || (!target && !slots)) return null
  const newTab = target?.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a
      className={`button button-${variant}`}
      {...(target && !slots ? anchor(target) : {})}
      lang={text?.lang}
      {...newTab}
      {...attributes}
      {...slots?.textAttributes(field, 'a')}
    >
      {text?.value}
    </a>
  )
}
