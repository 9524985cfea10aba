import { Children, isValidElement, type ReactNode } from 'react'
import { wordsFor } from '../i18n/words'
import { useRender } from '../RenderContext'
import { Arrow } from './Arrow'

/**
 * A row of cards that scrolls sideways, by itself through CSS. `Carousel.enhance.ts` adds the buttons, keys and dragging.
 * `list` are the attributes of the list itself; the children are its `li`.
 */
export const Carousel = ({
  label,
  list,
  isOrdered = false,
  children,
}: {
  label: string
  list: Record<`data-${string}`, string | number | undefined>
  isOrdered?: boolean
  children: ReactNode
}) => {
  const { model } = useRender()
  const words = wordsFor(model.locale)
  const slides = Children.toArray(children)
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className="carousel" data-enhance="parts/Carousel">
      {/* What scrolls must be reachable by keyboard. */}
      <List className="cards" aria-label={label || undefined} tabIndex={0} {...list}>
        {children}
      </List>
      <div className="carousel-buttons">
        <button type="button" className="round-button" data-step="-1" aria-label={words.previous}>
          <Arrow direction="left" />
        </button>
        <button type="button" className="round-button" data-step="1" aria-label={words.next}>
          <Arrow direction="right" />
        </button>
        <span className="carousel-dots">
          {slides.map((slide, index) => (
            <button
              key={isValidElement(slide) ? slide.key : index}
              type="button"
              data-go={index}
              aria-label={`${index + 1} / ${slides.length}`}
            />
          ))}
        </span>
      </div>
    </div>
  )
}
