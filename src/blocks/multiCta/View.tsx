import type { BlockProps, FieldHandle, HeadingLevel } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHasAny } from '../../render/slots'
import type block from './block'

export default function MultiCta({ fields, options, level }: BlockProps<typeof block>) {
  const { kicker, title, description, button, ...rest } = fields
  const hasCalls = useHasAny(title, description, button, ...Object.values(rest))
  // A page has one h1; beside it the others stand one below.
  const others = level === 1 ? 2 : level
  return (
    <div className="frame" data-align={options.layout === 'grid' ? options.alignment : undefined}>
      <Text field={kicker} className="kicker" />
      {hasCalls ? (
        <div className="calls" data-layout={options.layout} data-size={options.textSize}>
          <Call title={title} description={description} button={button} level={level} />
          <Call
            title={rest.secondaryTitle}
            description={rest.secondaryDescription}
            button={rest.secondaryButton}
            level={others}
          />
          <Call
            title={rest.tertiaryTitle}
            description={rest.tertiaryDescription}
            button={rest.tertiaryButton}
            level={others}
          />
        </div>
      ) : null}
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
  if (!useHasAny(title, description, button)) return null
  return (
    <div className="call">
      <Heading field={title} level={level} />
      <RichText field={description} level={below(level)} />
      <Actions primary={button} />
    </div>
  )
}
