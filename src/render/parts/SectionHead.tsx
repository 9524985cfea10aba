import type { FieldHandle, HeadingLevel } from '../block'
import { Heading } from '../fields/Heading'
import { RichText } from '../fields/RichText'
import { Text } from '../fields/Text'
import { useHasAny } from '../slots'

type Fields = { kicker: FieldHandle; title: FieldHandle; description: FieldHandle }

/** What stands above a list: on wide screens the title left, the text right of it. Nothing when all three are empty. */
export const SectionHead = ({
  fields,
  level,
  align = 'left',
}: {
  fields: Fields
  level: HeadingLevel
  align?: 'left' | 'center' | 'right'
}) => {
  const isFilled = useHasAny(fields.kicker, fields.title, fields.description)
  if (!isFilled) return null
  return (
    <div className="section-head" data-align={align}>
      <Text field={fields.kicker} className="kicker" />
      <Heading field={fields.title} level={level} />
      <RichText field={fields.description} level={below(level)} className="lead" />
    </div>
  )
}

/** The level of what stands under a heading, or in its place where there is none. */
export const below = (level: HeadingLevel, hasHeading = true): HeadingLevel =>
  hasHeading && level < 6 ? ((level + 1) as HeadingLevel) : level
