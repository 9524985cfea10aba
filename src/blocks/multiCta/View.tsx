import type { BlockProps, FieldHandle, HeadingLevel } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHasAny } from '../../render/slots'
import type block from './block'

export default function MultiCta({ fields, options, level }: BlockProps<typeof block>) {
  const { kicker, title, subtitle, description, button, quaternaryDescription, ...rest } = fields
  const hasCalls = useHasAny(title, subtitle, description, button, ...Object.values(rest))
  // A page has one h1; beside it the others stand one below.
  const others = level === 1 ? 2 : level
  return (
    <div className="frame" data-align={options.layout === 'grid' ? options.alignment : undefined}>
      <Text field={kicker} className="kicker" />
      {hasCalls ? (
        <div className="calls" data-layout={options.layout} data-size={options.textSize}>
          <Call title={title} subtitle={subtitle} description={description} button={button} level={level} />
          <Call
            title={rest.secondaryTitle}
            subtitle={rest.secondarySubtitle}
            description={rest.secondaryDescription}
            button={rest.secondaryButton}
            level={others}
          />
          <Call
            title={rest.tertiaryTitle}
            subtitle={rest.tertiarySubtitle}
            description={rest.tertiaryDescription}
            button={rest.tertiaryButton}
            level={others}
          />
        </div>
      ) : null}
      <RichText field={quaternaryDescription} level={below(others)} className="calls-end" />
    </div>
  )
}

/** One of them; nothing, and no column, when all of it is empty. */
const Call = ({
  title,
  subtitle,
  description,
  button,
  level,
}: {
  title: FieldHandle
  subtitle: FieldHandle
  description: FieldHandle
  button: FieldHandle
  level: HeadingLevel
}) => {
  const hasHead = useHasAny(title, subtitle)
  if (!useHasAny(title, subtitle, description, button)) return null
  return (
    <div className="call">
      {hasHead ? (
        <div className="call-head">
          <Heading field={title} level={level} />
          <Text field={subtitle} className="call-subtitle" />
        </div>
      ) : null}
      <RichText field={description} level={below(level)} />
      <Actions primary={button} />
    </div>
  )
}
