import { Trash2 } from 'lucide-react'
import { type Poi, poiSchema } from '../../content/option'
import { useWords } from '../i18n/words'
import { IconButton } from '../kit/IconButton'
import { CoordinateField } from './CoordinateField'
import { valueWords } from './words'

const icons = ['start', 'end', 'party', 'default'] as const
const emptyPoi: Poi = { latitude: null, longitude: null, icon: 'default' }
const fewest = 2

/** OPT-4: at least two points are kept; missing ones are filled up empty. */
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
  const points = padded(value)
  const change = (index: number, patch: Partial<Poi>) =>
    onChange(points.map((point, at) => (at === index ? { ...point, ...patch } : point)))
  const remove = (index: number) => onChange(padded(points.filter((_, at) => at !== index)))
  return (
    <fieldset>
      <legend>{label}</legend>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no name; when their number changes, their fields begin anew
        <div key={`${index} ${points.length}`} className="v-point">
          {(['latitude', 'longitude'] as const).map(part => (
            <CoordinateField
              key={part}
              label={`${words[part]} ${index + 1}`}
              value={point[part]}
              accepts={next => poiSchema.safeParse({ ...point, [part]: next }).success}
              onChange={next => change(index, { [part]: next })}
            />
          ))}
          <div className="v-point-end">
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
            {points.length > fewest ? (
              <IconButton label={`${words.removePoint} ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            ) : null}
          </div>
        </div>
      ))}
      <button type="button" className="v-button v-primary" onClick={() => onChange([...points, emptyPoi])}>
        {words.addPoint}
      </button>
    </fieldset>
  )
}

const padded = (points: readonly Poi[]): Poi[] =>
  [...points, emptyPoi, emptyPoi].slice(0, Math.max(fewest, points.length))
