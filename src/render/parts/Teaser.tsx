import type { ReactNode } from 'react'
import type { FieldHandle, HeadingLevel } from '../block'
import { Media } from '../fields/Media'
import { CardText } from './CardText'
import { useCardLook } from './cardLook'

/** A card that tells of something elsewhere: a picture and words, all of it leading where its button leads. */
export const Teaser = ({
  fields,
  level,
  facts,
}: {
  fields: {
    image: FieldHandle
    kicker?: FieldHandle
    title: FieldHandle
    description: FieldHandle
    button: FieldHandle
  }
  level: HeadingLevel
  facts?: ReactNode
}) => {
  const { fit, sizes } = useCardLook()
  return (
    <>
      <Media field={fields.image} sizes={sizes} fit={fit} />
      <CardText fields={fields} level={level} facts={facts} isLink />
    </>
  )
}
