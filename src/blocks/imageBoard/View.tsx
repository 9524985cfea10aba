import type { Group } from '../../content/group'
import { localizeText } from '../../content/rules/localize'
import type { BlockProps } from '../../render/block'
import { GroupView } from '../../render/Groups'
import { Island } from '../../render/Island'
import { wordsFor } from '../../render/i18n/words'
import type { PageModel } from '../../render/model'
import { Actions } from '../../render/parts/Actions'
import { Carousel } from '../../render/parts/Carousel'
import { CardLookProvider, cardSizes } from '../../render/parts/cardLook'
import { largePicture } from '../../render/parts/largePicture'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useRender } from '../../render/RenderContext'
import { useHas } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'

const splitSizes = '(min-width: 1024px) 700px, 100vw'

export default function ImageBoard({ group, fields, options, level, cards }: BlockProps<typeof block>) {
  const { model } = useRender()
  const hasTitle = useHas(fields.title)
  const label = useText(fields.title)?.value ?? ''
  const { layout, columns, alignment } = options
  const attributes = {
    'data-layout': layout,
    'data-columns': columns,
    'data-format': options.imageFormat,
    'data-fit': options.objectFit,
    'data-align': alignment,
    'data-size': options.textSize,
  }
  const look = {
    fit: options.objectFit,
    sizes: layout === 'split' ? splitSizes : cardSizes(columns),
    opensLarge: options.lightbox,
  }
  const items = cards.map(card => <GroupView key={card.id} group={card} level={below(level, hasTitle)} as="li" />)
  return (
    <div className="frame board">
      {options.lightbox ? (
        <Island name="imageBoard/Lightbox" id={group.id} props={lightboxProps(group.id, cards, model)} />
      ) : null}
      <SectionHead fields={fields} level={level} align={alignment} />
      <CardLookProvider value={look}>
        {items.length === 0 ? null : layout === 'carousel' ? (
          <Carousel label={label} list={attributes}>
            {items}
          </Carousel>
        ) : (
          <ul className="cards" {...attributes}>
            {items}
          </ul>
        )}
      </CardLookProvider>
      <Actions primary={fields.button} />
    </div>
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
