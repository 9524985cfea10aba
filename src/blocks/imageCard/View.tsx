import { localizeText } from '../../content/rules/localize'
import type { BlockProps } from '../../render/block'
import { Media } from '../../render/fields/Media'
import { wordsFor } from '../../render/i18n/words'
import { CardText } from '../../render/parts/CardText'
import { useCardLook } from '../../render/parts/cardLook'
import { largePicture } from '../../render/parts/largePicture'
import { useRender } from '../../render/RenderContext'
import { useHas, useSlots } from '../../render/slots'
import type block from './block'

export default function ImageCard({ group, fields, level }: BlockProps<typeof block>) {
  const { model } = useRender()
  const { fit, sizes, opensLarge } = useCardLook()
  const isEditing = useSlots() !== null
  const hasImage = useHas(fields.image)
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
      <CardText fields={fields} level={level} />
    </>
  )
}
