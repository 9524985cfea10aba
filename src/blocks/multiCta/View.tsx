import type { BlockProps, FieldHandle, HeadingLevel } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import type block from './block'

export default function MultiCta({ fields, options, level }: BlockProps<typeof block>) {
  // A page has one h1; beside it the others stand one below.
  const others = level === 1 ? 2 : level
  return (
    <div className="frame" data-align={options.layout === 'grid' ? options.alignment : undefined}>
      <Text field={fields.kicker} className="kicker" />
      <div className="calls" data-layout={options.layout} data-size={options.textSize}>
        <Call title={fields.title} description={fields.description} button={fields.button} level={level} />
        <Call
          title={fields.secondaryTitle}
          description={fields.secondaryDescription}
          button={fields.secondaryButton}
          level={others}
        />
        <Call
          title={fields.tertiaryTitle}
          description={fields.tertiaryDescription}
          button={fields.tertiaryButton}
          level={others}
        />
      </div>
    </div>
  )
}

/** One of them; nothing, and no column, when all of it is empty. */
const Call = ({
  title,
  description,
  button,
  level,
}: {
  title: FieldHandle
  description: FieldHandle
  button: FieldHandle
  level: HeadingLevel
}) => {
  const isFilled = [useHas(title), useHas(description), useHas(button)].some(Boolean)
  if (!isFilled) return null
  return (
    <div className="call">
      <Heading field={title} level={level} />
      <RichText field={description} level={below(level)} />
      <Actions primary={button} />
    </div>
  )
}
