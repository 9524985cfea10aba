import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function Hero({ fields, options, level }: BlockProps<typeof block>) {
  const hasImage = useHas(fields.image)
  const hasWords = useHasAny(fields.title, fields.description, fields.button, fields.secondaryButton)
  const hasText = useHasAny(fields.kicker, fields.title, fields.description, fields.button, fields.secondaryButton)
  const isBeside = hasImage && hasText && options.layout === 'default' && options.alignment !== 'center'
  const layout = isBeside || options.layout === 'mediaAboveText' ? options.layout : 'textAboveMedia'
  return (
    <div
      className="frame hero"
      data-layout={layout}
      data-align={options.alignment}
      data-vertical={options.verticalAlignment}
      data-size={options.size}
    >
      {hasText ? (
        <div className="hero-text">
          <Text field={fields.kicker} className="kicker" />
          {hasWords ? (
            <div className="hero-words">
              <Heading field={fields.title} level={level} />
              <RichText field={fields.description} level={below(level)} className="lead" />
              <Actions primary={fields.button} secondary={fields.secondaryButton} />
            </div>
          ) : null}
        </div>
      ) : null}
      <Media field={fields.image} sizes={isBeside ? '(min-width: 1024px) 56vw, 100vw' : '100vw'} isPriority />
    </div>
  )
}
