import type { FieldHandle } from '../block'
import { Picture, type PictureProps } from '../parts/Picture'
import { useRender } from '../RenderContext'
import { useFieldAttributes, useHas, useSlots } from '../slots'

/** The picture of a media field, drawn to its focal point. */
export const Media = ({
  field,
  className,
  ...picture
}: { field: FieldHandle; className?: string } & Omit<PictureProps, 'media'>) => {
  const { model } = useRender()
  const attributes = useFieldAttributes(field)
  const slots = useSlots()
  const media = field.field?.mediaId ? model.references.media[field.field.mediaId] : undefined
  if (!useHas(field)) return null
  return (
    <figure className={className ? `media ${className}` : 'media'} {...attributes} {...slots?.mediaAttributes(field)}>
      {media ? <Picture media={media} {...picture} /> : null}
    </figure>
  )
}
