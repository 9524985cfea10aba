import type { BlockProps } from '../../render/block'
import { GroupView } from '../../render/Groups'
import { wordsFor } from '../../render/i18n/words'
import { Actions } from '../../render/parts/Actions'
import { Arrow } from '../../render/parts/Arrow'
import { Cross } from '../../render/parts/Cross'
import { CardLookProvider } from '../../render/parts/cardLook'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useRender } from '../../render/RenderContext'
import { useHas, useSlots } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'

const sizes = '(min-width: 768px) 50vw, 100vw'

/** Slides below one another; where nothing speaks against it, one at a time over the whole screen (BLOCK-9). */
export default function ContentSliderBoard({ group, fields, options, level, cards }: BlockProps<typeof block>) {
  const { model } = useRender()
  const words = wordsFor(model.locale)
  const cardLevel = below(level, useHas(fields.title))
  const label = useText(fields.title)?.value
  const isWritten = useSlots() !== null
  const isStage = options.fullScreen && cards.length > 1 && !isWritten
  return (
    <div className="frame slider">
      <SectionHead fields={fields} level={level} align={options.alignment} />
      {cards.length === 0 ? null : (
        <div
          className={isStage ? 'slides is-stage' : 'slides'}
          data-enhance={isStage ? 'contentSliderBoard/Slides' : undefined}
          data-early={isStage ? '' : undefined}
          data-slider={group.id}
          data-page={model.page.id}
        >
          <CardLookProvider value={{ fit: options.objectFit, sizes, opensLarge: false }}>
            <ol aria-label={label} tabIndex={isStage ? 0 : undefined}>
              {cards.map(card => (
                <GroupView key={card.id} group={card} level={cardLevel} as="li" />
              ))}
            </ol>
          </CardLookProvider>
          {isStage ? (
            <div className="slide-controls" hidden>
              <button type="button" className="round-button" data-close aria-label={words.close}>
                <Cross />
              </button>
              <button type="button" className="round-button" data-step="-1" aria-label={words.previous}>
                <Arrow direction="up" />
              </button>
              <p aria-live="polite" data-place />
              <button type="button" className="round-button" data-step="1" aria-label={words.next}>
                <Arrow direction="down" />
              </button>
            </div>
          ) : null}
        </div>
      )}
      <Actions primary={fields.button} />
    </div>
  )
}
