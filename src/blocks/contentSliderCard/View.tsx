import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { useCardLook } from '../../render/parts/cardLook'
import { below } from '../../render/parts/SectionHead'
import { useHasAny } from '../../render/slots'
import type block from './block'

export default function ContentSliderCard({ fields, options, level }: BlockProps<typeof block>) {
  const { fit, sizes } = useCardLook()
  const hasText = useHasAny(fields.kicker, fields.title, fields.description, fields.button)
  return (
    <div className="slide" data-image={options.alignment}>
      <Media field={fields.image} sizes={sizes} fit={fit} />
      {hasText ? (
        <div className="slide-text">
          <Text field={fields.kicker} className="kicker" />
          <Heading field={fields.title} level={level} />
          <RichText field={fields.description} level={below(level)} className="lead" />
          <Button field={fields.button} />
        </div>
      ) : null}
    </div>
  )
}
