import type { BlockProps } from '../../render/block'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Single } from '../../render/fields/Single'
import { Text } from '../../render/fields/Text'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function TestimonialDetails({ fields, options, level }: BlockProps<typeof block>) {
  const hasName = useHas(fields.name)
  const hasQuote = useHas(fields.quote)
  const hasWords = useHasAny(fields.name, fields.function)
  const hasWho = useHasAny(fields.image, fields.name, fields.function)
  return (
    <div className="frame saying" data-format={options.imageFormat} data-size={options.textSize}>
      {hasQuote ? (
        <blockquote>
          <Text field={fields.quote} />
        </blockquote>
      ) : null}
      {hasWho ? (
        <div className="saying-who">
          <Media field={fields.image} sizes="(min-width: 768px) 280px, 40vw" isPriority />
          {hasWords ? (
            <div>
              <Single field={fields.name} as={`h${level}`} />
              <Text field={fields.function} />
            </div>
          ) : null}
        </div>
      ) : null}
      <RichText field={fields.description} level={below(level, hasName)} />
    </div>
  )
}
