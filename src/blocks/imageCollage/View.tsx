import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function ImageCollage({ fields, options, level }: BlockProps<typeof block>) {
  const pictures = [
    { field: fields.image, isShown: useHas(fields.image) },
    { field: fields.secondaryImage, isShown: useHas(fields.secondaryImage) },
    { field: fields.tertiaryImage, isShown: useHas(fields.tertiaryImage) },
    { field: fields.quaternaryImage, isShown: useHas(fields.quaternaryImage) },
    { field: fields.quinaryImage, isShown: useHas(fields.quinaryImage) },
    { field: fields.senaryImage, isShown: useHas(fields.senaryImage) },
  ].filter(({ isShown }) => isShown)
  const hasText = useHasAny(fields.kicker, fields.title, fields.description, fields.button)
  return (
    <div className="frame collage" data-align={options.alignment} data-format={options.imageFormat}>
      {hasText ? (
        <div className="collage-text">
          <Text field={fields.kicker} className="kicker" />
          <Heading field={fields.title} level={level} />
          <RichText field={fields.description} level={below(level)} />
          <Actions primary={fields.button} />
        </div>
      ) : null}
      {pictures.length > 0 ? (
        <div className="collage-pictures" data-count={pictures.length}>
          {pictures.map(({ field }, index) => (
            <Media key={field.name} field={field} sizes={index === 0 ? firstSizes : otherSizes} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const firstSizes = '(min-width: 1024px) 600px, 100vw'
const otherSizes = '(min-width: 1024px) 400px, 50vw'
