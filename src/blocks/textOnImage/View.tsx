import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function TextOnImage({ fields, options, level }: BlockProps<typeof block>) {
  const hasImage = useHas(fields.backgroundImage)
  const hasText = useHasAny(fields.kicker, fields.title, fields.description, fields.button, fields.secondaryButton)
  const [vertical, side] = options.textPosition.split('-')
  return (
    <div className="frame scene" data-vertical={vertical} data-side={side} data-size={options.size}>
      <Media field={fields.backgroundImage} sizes="(min-width: 768px) 100vw, 160vw" isPriority={level === 1} />
      {hasText ? (
        <div className={hasImage ? 'scene-text is-veiled' : 'scene-text'} data-size={options.textSize}>
          <Text field={fields.kicker} className="kicker" />
          <Heading field={fields.title} level={level} />
          <RichText field={fields.description} level={below(level)} className="lead" />
          <Actions primary={fields.button} secondary={fields.secondaryButton} />
        </div>
      ) : null}
    </div>
  )
}
