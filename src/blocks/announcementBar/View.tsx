import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Text } from '../../render/fields/Text'
import { wordsFor } from '../../render/i18n/words'
import { Cross } from '../../render/parts/Cross'
import { useRender } from '../../render/RenderContext'
import { useHas } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'

export default function AnnouncementBar({ group, fields, options }: BlockProps<typeof block>) {
  const { model } = useRender()
  const text = useText(fields.description)?.value ?? ''
  const isFilled = [useHas(fields.description), useHas(fields.button)].some(Boolean)
  if (!isFilled) return null
  const dismissal = options.dismissible
    ? { 'data-enhance': 'announcementBar/Dismiss', 'data-key': group.id, 'data-text': text }
    : {}
  return (
    <div className="wrap bar" {...dismissal}>
      <div className="bar-words">
        <Text field={fields.description} />
        <Button field={fields.button} variant="text" />
      </div>
      {options.dismissible ? (
        <button type="button" className="bar-close" aria-label={wordsFor(model.locale).close} hidden>
          <Cross />
        </button>
      ) : null}
    </div>
  )
}
