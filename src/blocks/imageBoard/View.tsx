import type { Group } from '../../content/group'
import { localizeText } from '../../content/rules/localize'
import type { BlockProps } from '../../render/block'
import { Island } from '../../render/Island'
import { wordsFor } from '../../render/i18n/words'
import type { PageModel } from '../../render/model'
import { Board } from '../../render/parts/Board'
import { largePicture } from '../../render/parts/largePicture'
import { useRender } from '../../render/RenderContext'
import type block from './block'

export default function ImageBoard({ group, fields, options, level, cards }: BlockProps<typeof block>) {
  const { model } = useRender()
  return (
    <Board fields={fields} options={options} level={level} cards={cards} opensLarge={options.lightbox}>
      {options.lightbox ? (
        <Island name="imageBoard/Lightbox" id={group.id} props={lightboxProps(group.id, cards, model)} />
      ) : null}
    </Board>
  )
}

const lightboxProps = (groupId: string, cards: Group[], { locale, site, references }: PageModel) => {
  const { previous, next, close } = wordsFor(locale)
  const pictures = cards.flatMap(card => {
    const field = card.fields.image
    const media = field?.visible && field.mediaId ? references.media[field.mediaId] : undefined
    if (!media) return []
    return { id: card.id, alt: localizeText(media.alt, locale, site.defaultLocale), ...largePicture(media) }
  })
  return { groupId, locale, pictures, labels: { previous, next, close } }
}
