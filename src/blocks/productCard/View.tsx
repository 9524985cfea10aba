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

export default function ProductCard({ fields, level }: BlockProps<typeof block>) {
  const { fit, sizes } = useCardLook()
  const hasLine = useHasAny(fields.title, fields.cost)
  const hasText = useHasAny(fields.title, fields.cost, fields.description, fields.button)
  return (
    <>
      <Media field={fields.image} sizes={sizes} fit={fit} />
      {hasText ? (
        <div className="card-text">
          {hasLine ? (
            <div className="card-line">
              <Heading field={fields.title} level={level} />
              <Text field={fields.cost} className="cost" />
            </div>
          ) : null}
          <RichText field={fields.description} level={below(level)} />
          <Button field={fields.button} variant="text" />
        </div>
      ) : null}
    </>
  )
}
