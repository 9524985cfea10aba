import type { OptionDefinition } from '../../content/option'
import { useWords } from '../i18n/words'
import { valueWords } from './words'

type Value = string | number

const valuesOf: Partial<Record<OptionDefinition['type'], readonly Value[]>> = {
  alignment: ['left', 'center', 'right'],
  verticalAlignment: ['top', 'center', 'bottom'],
  shiftedAlignment: ['default', 'mediaAboveText', 'textAboveMedia'],
  objectFit: ['cover', 'contain'],
  gridLayout: ['grid', 'masonry', 'split', 'carousel', 'avatar'],
  textSize: ['small', 'medium', 'large'],
  size: ['small', 'medium', 'large'],
  columnLayout: [3, 4, 5],
  imageFormat: ['square', 'portrait'],
  textPosition: ['top-left', 'top-right', 'center-left', 'center-right', 'bottom-left', 'bottom-right'],
  game: ['start', 'addPlayers', 'share', 'coupon'],
  score: ['card', 'table'],
  media: ['image', 'video'],
}

export const hasChoices = (definition: OptionDefinition) => definition.type in valuesOf

/** One of a few values, as buttons. */
export const Choices = ({
  definition,
  value,
  label,
  onChange,
}: {
  definition: OptionDefinition
  value: unknown
  label: string
  onChange: (value: Value) => void
}) => {
  const words: Record<string, string> = useWords(valueWords)
  const offered = (definition.filter as readonly Value[] | undefined) ?? valuesOf[definition.type] ?? []
  return (
    <fieldset className="v-choices">
      <legend>{label}</legend>
      {offered.map(entry => (
        <button
          key={entry}
          type="button"
          className="v-button"
          aria-pressed={entry === value}
          onClick={() => onChange(entry)}
        >
          {words[entry] ?? entry}
        </button>
      ))}
    </fieldset>
  )
}
