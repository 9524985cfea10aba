import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import type block from './block'

export default function Hero({ fields, options, level }: BlockProps<typeof block>) {
  return (
    <div className="wrap hero" data-align={options.alignment} data-size={options.size}>
      <div className="hero-text">
        <Text field={fields.kicker} className="kicker" />
        <Heading field={fields.title} level={level} />
        <RichText field={fields.description} level={2} className="lead" />
        <div className="actions">
          <Button field={fields.button} />
          <Button field={fields.secondaryButton} variant="outlined" />
        </div>
      </div>
      <Media field={fields.image} className="hero-image" sizes="(min-width: 1024px) 60vw, 100vw" isPriority />
    </div>
  )
}
