import type { ReactNode } from 'react'
import type { OptionValue } from '../../content/option'
import { Carousel } from './Carousel'

export type CardsOptions = {
  layout: OptionValue<'gridLayout'>
  columns: OptionValue<'columnLayout'>
  imageFormat?: OptionValue<'imageFormat'>
  objectFit?: OptionValue<'objectFit'>
  alignment?: OptionValue<'alignment'>
  textSize?: OptionValue<'textSize'>
}

/** A list of cards in the layout that was chosen (BLOCK-2); nothing when there are none. The children are its `li`. */
export const Cards = ({
  label,
  options,
  isOrdered = false,
  children,
}: {
  /** What a carousel is called for those who cannot see it. */
  label: string
  options: CardsOptions
  isOrdered?: boolean
  children: ReactNode[]
}) => {
  if (children.length === 0) return null
  const attributes = {
    'data-layout': options.layout,
    'data-columns': options.columns,
    'data-format': options.imageFormat,
    'data-fit': options.objectFit,
    'data-align': options.alignment,
    'data-size': options.textSize,
  }
  if (options.layout === 'carousel')
    return (
      <Carousel label={label} list={attributes} isOrdered={isOrdered}>
        {children}
      </Carousel>
    )
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="cards" {...attributes}>
      {children}
    </List>
  )
}
