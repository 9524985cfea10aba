import type { ReactNode } from 'react'
import type { FieldHandle, HeadingLevel } from '../block'
import { Button } from '../fields/Button'
import { Heading } from '../fields/Heading'
import { RichText } from '../fields/RichText'
import { Text } from '../fields/Text'
import { useHasAny } from '../slots'
import { below } from './SectionHead'

/** The words of a card; nothing when it has none. */
export const CardText = ({
  fields: { kicker, title, description, button },
  level,
  facts = null,
  isLink = false,
}: {
  fields: { kicker?: FieldHandle; title: FieldHandle; description: FieldHandle; button?: FieldHandle }
  level: HeadingLevel
  /** What follows the title, such as a price. */
  facts?: ReactNode
  /** Pressed anywhere, the card follows its button. */
  isLink?: boolean
}) => {
  const isFilled = useHasAny(kicker, title, description, button)
  if (!isFilled && facts === null) return null
  return (
    <div className={isLink ? 'card-text is-link' : 'card-text'}>
      {kicker ? <Text field={kicker} className="kicker" /> : null}
      <Heading field={title} level={level} />
      {facts}
      <RichText field={description} level={below(level)} />
      {button ? <Button field={button} variant="text" /> : null}
    </div>
  )
}
