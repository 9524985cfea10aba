import { localizeText } from '../../content/rules/localize'
import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { wordsFor } from '../../render/i18n/words'
import { useCardLook } from '../../render/parts/cardLook'
import { largePicture } from '../../render/parts/largePicture'
import { below } from '../../render/parts/SectionHead'
import { useRender } from '../../render/RenderContext'
import { useHas, useSlots } from '../../render/slots'
import type block from './block'

export default function ImageCard({ group, fields, level }: BlockProps<typeof block>) {
  const { model } = useRender()
  const { fit, sizes, opensLarge } = useCardLook()
  const isEditing = useSlots() !== null
  const hasImage = useHas(fields.image)
  const hasText = [useHas(fields.title), useHas(fields.description), useHas(fields.button)].some(Boolean)
  const media = model.references.media[fields.image.field?.mediaId ?? '']
  const picture = <Media field={fields.image} sizes={sizes} fit={fit} />
  const alt = media ? localizeText(media.alt, model.locale, model.site.defaultLocale) : ''
  return (
    <>
      {opensLarge && hasImage && media && !isEditing ? (
        <a
          className="enlarge"
          href={largePicture(media).src}
          data-large={group.id}
          aria-label={[wordsFor(model.locale).enlarge, alt].filter(Boolean).join(': ')}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
      {hasText ? (
        <div className="card-text">
          <Heading field={fields.title} level={level} />
          <RichText field={fields.description} level={below(level)} />
          <Button field={fields.button} variant="text" />
        </div>
      ) : null}
    </>
  )
}
