import { type Media, pictureWidths } from '../../content/media'
import { localizeText } from '../../content/rules/localize'
import { oncePer } from '../../content/rules/oncePer'
import { mediaAddress } from '../mediaAddress'
import { useRender } from '../RenderContext'

export type PictureProps = {
  media: Media
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string
  /** The picture a visitor waits for: loaded first (design §4). */
  isPriority?: boolean
  fit?: 'cover' | 'contain'
  /** Words of its own where it stands; else those of the picture. */
  alt?: string
  /** Decoration beside a text that says the same. */
  isDecorative?: boolean
}

export const Picture = ({
  media,
  sizes,
  isPriority = false,
  fit = 'cover',
  alt: own,
  isDecorative = false,
}: PictureProps) => {
  const { model, onPriorityPicture } = useRender()
  if (isPriority) onPriorityPicture?.({ media, sizes })
  const alt = isDecorative ? '' : (own ?? localizeText(media.alt, model.locale, model.site.defaultLocale))
  const { width, height } = media.resolution ?? { width: 1600, height: 1200 }
  const style = {
    objectFit: fit,
    objectPosition: `${Math.round(media.focalPoint.x * 100)}% ${Math.round(media.focalPoint.y * 100)}%`,
    backgroundImage: media.blurDataURL && fit === 'cover' ? `url(${media.blurDataURL})` : undefined,
  }
  const image = (
    <img
      src={media.extension === 'svg' ? media.publicUrl : mediaAddress(media, fallbackWidth(width), 'webp')}
      alt={alt}
      width={width}
      height={height}
      style={style}
      loading={isPriority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isPriority ? 'high' : 'auto'}
    />
  )
  if (media.extension === 'svg') return <picture>{image}</picture>
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(media, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(media, 'webp')} sizes={sizes} />
      {image}
    </picture>
  )
}

export const sourceSet = (media: Media, format: 'avif' | 'webp') => sourceSets[format](media)

const sourceSetIn = (format: 'avif' | 'webp') =>
  oncePer((media: Media) =>
    widthsFor(media)
      .map(width => `${mediaAddress(media, width, format)} ${width}w`)
      .join(', '),
  )

const sourceSets = { avif: sourceSetIn('avif'), webp: sourceSetIn('webp') }

export const widthsFor = (media: Media) => {
  const own = media.resolution?.width ?? 1600
  const fitting = pictureWidths.filter(width => width <= own)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}

const fallbackWidth = (own: number) => pictureWidths.findLast(width => width <= Math.min(own, 960)) ?? pictureWidths[0]
