import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { withBooking } from '../../render/shows'
import { useHas, useHasAny, useSlots } from '../../render/slots'
import type block from './block'

export default function BookingContainer({ fields, options, level }: BlockProps<typeof block>) {
  const isEditing = useSlots() !== null
  const button = isEditing ? fields.button : withBooking(fields.button)
  const hasText = useHasAny(fields.kicker, fields.title, fields.description, button)
  const hasImage = useHas(fields.image)
  if (!hasText && !hasImage) return null
  return (
    <div className="frame">
      <div className="booking" data-picture={options.alignment} data-size={options.size}>
        {hasText ? (
          <div className="booking-text">
            <Text field={fields.kicker} className="kicker" />
            <Heading field={fields.title} level={level} />
            <RichText field={fields.description} level={below(level)} className="lead" />
            <Actions primary={button} />
          </div>
        ) : null}
        <Media field={fields.image} sizes="(min-width: 1024px) 600px, 100vw" />
      </div>
    </div>
  )
}
