import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function RichTextBlock({ fields, options, level }: BlockProps<typeof block>) {
  const hasTitle = useHas(fields.title)
  const hasBody = useHasAny(fields.textBlock, fields.button)
  return (
    <div className="frame rich" data-align={options.alignment} data-size={options.textSize}>
      <Text field={fields.kicker} className="kicker" />
      <Heading field={fields.title} level={level} />
      {hasBody ? (
        <div className="rich-body">
          <RichText field={fields.textBlock} level={below(level, hasTitle)} />
          <Actions primary={fields.button} />
        </div>
      ) : null}
    </div>
  )
}
