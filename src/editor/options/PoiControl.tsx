import type { Poi } from '../../content/option'
import { useWords } from '../i18n/words'
import { valueWords } from './words'

const icons = ['start', 'end', 'party', 'default'] as const
const emptyPoi: Poi = { latitude: null, longitude: null, icon: 'default' }

/** OPT-4: at least two points are kept; new ones are padded empty. */
export const PoiControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: readonly Poi[]
  onChange: (value: Poi[]) => void
}) => {
  const words = useWords(valueWords)
  const points = [...value, emptyPoi, emptyPoi].slice(0, Math.max(2, value.length))
  const change = (index: number, patch: Partial<Poi>) =>
    onChange(points.map((point, at) => (at === index ? { ...point, ...patch } : point)))
  const number = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))
  return (
    <fieldset className="v-form">
      <legend>{label}</legend>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no name of their own
        <div key={index} className="v-row">
          <input
            aria-label={`${words.latitude} ${index + 1}`}
            defaultValue={point.latitude ?? ''}
            inputMode="decimal"
            onBlur={event => change(index, { latitude: number(event.target.value) })}
          />
          <input
            aria-label={`${words.longitude} ${index + 1}`}
            defaultValue={point.longitude ?? ''}
            inputMode="decimal"
            onBlur={event => change(index, { longitude: number(event.target.value) })}
          />
          <select
            className="v-select"
            aria-label={`${words.icon} ${index + 1}`}
            value={point.icon}
            onChange={event => change(index, { icon: event.target.value as Poi['icon'] })}
          >
            {icons.map(icon => (
              <option key={icon} value={icon}>
                {words[icon]}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button type="button" className="v-button" onClick={() => onChange([...points, emptyPoi])}>
        {words.addPoint}
      </button>
    </fieldset>
  )
}
