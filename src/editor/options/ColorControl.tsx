import { themeTokens } from '../../content/theme'
import { useWords } from '../i18n/words'
import { valueWords } from './words'

/** OPT-2: the theme's colours with the one extended, or none. */
export const ColorControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: unknown
  onChange: (value: string | null) => void
}) => {
  const words = useWords(valueWords)
  return (
    <fieldset className="v-swatches">
      <legend>{label}</legend>
      {themeTokens.map(token => (
        <button
          key={token}
          type="button"
          className="v-swatch"
          aria-label={words[token]}
          title={words[token]}
          aria-pressed={value === token}
          style={{ background: `var(--${token})` }}
          onClick={() => onChange(token)}
        />
      ))}
      <button type="button" className="v-button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {words.none}
      </button>
    </fieldset>
  )
}
