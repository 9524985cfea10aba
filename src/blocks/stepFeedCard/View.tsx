import type { BlockProps } from '../../render/block'
import { Media } from '../../render/fields/Media'
import { CardText } from '../../render/parts/CardText'
import { useCardLook } from '../../render/parts/cardLook'
import type block from './block'

export default function StepFeedCard({ fields, level }: BlockProps<typeof block>) {
  const { fit, sizes } = useCardLook()
  return (
    <>
      <CardText fields={fields} level={level} />
      <Media field={fields.image} sizes={sizes} fit={fit} />
    </>
  )
}
