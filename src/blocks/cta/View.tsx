import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHasAny } from '../../render/slots'
import type block from './block'

export default function Cta({ fields, options, level }: BlockProps<typeof block>) {
  const hasBody = useHasAny(fields.description, fields.button, fields.secondaryButton, fields.subdescription)
  return (
    <div className="frame cta" data-align={options.alignment} data-size={options.size}>
      <Text field={fields.kicker} className="kicker" />
      <Heading field={fields.title} level={level} />
      {hasBody ? (
        <div className="cta-body">
          <RichText field={fields.description} level={below(level)} className="lead" />
          <Actions primary={fields.button} secondary={fields.secondaryButton} />
          <Text field={fields.subdescription} className="cta-small" />
        </div>
      ) : null}
      <Media field={fields.image} sizes="(min-width: 1024px) 46vw, 100vw" fit={options.objectFit} />
    </div>
  )
}
