import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { RichText } from '../../render/fields/RichText'
import type block from './block'

export default function RichTextBlock({ fields, options, level }: BlockProps<typeof block>) {
  return (
    <div className="wrap rich" data-align={options.alignment}>
      <Heading field={fields.title} level={level} />
      <RichText field={fields.textBlock} level={3} />
    </div>
  )
}
