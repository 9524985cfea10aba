import { useEffect } from 'react'
import type { Media } from '../../../content/media'
import { formatDecimal } from '../../../content/rules/format'
import { fontNames, type Theme, type ThemeToken, themeTokens } from '../../../content/theme'
import { contrast } from '../../../render/theme/contrast'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { fontLabel } from '../../kit/fontLabel'
import { uploadPicture } from '../../media/uploadPicture'
import { isRead } from '../../state/content'
import { LineField } from './fields'
import { settingsWords } from './words'

/** D27, D47: colours, fonts and corners are tried out on the page and taken over together; a logo is there at once. */
export const ThemeSettings = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { colon } = useWords(common)
  const { siteTheme } = editor
  const saved = useEditorState(state => state.theme)
  const tried = useEditorState(state => state.tried)
  useEffect(() => {
    void siteTheme.reload()
  }, [siteTheme])
  if (editor.data.person?.role !== 'admin') return <p className="v-hint">{words.adminsOnly}</p>
  if (!isRead(saved)) return null
  const theme = tried ?? saved.value
  const names: Record<ThemeToken, string> = { ...words, header: words.headerColor }
  return (
    <>
      <fieldset className="v-colors">
        <legend>{words.colors}</legend>
        {themeTokens.map(token => (
          <label key={token}>
            <input
              type="color"
              value={theme.colors[token]}
              onChange={event => siteTheme.tryOut({ colors: { [token]: event.target.value } })}
            />
            {names[token]}
          </label>
        ))}
      </fieldset>
      <Contrast theme={theme} />
      {(['heading', 'base'] as const).map(part => (
        <label key={part} className="v-choice">
          <span>{words.fonts + colon + words[part]}</span>
          <select
            value={theme.fonts[part]}
            onChange={event => siteTheme.tryOut({ fonts: { [part]: event.target.value as Theme['fonts']['base'] } })}
          >
            {fontNames.map(font => (
              <option key={font} value={font}>
                {fontLabel(font)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <LineField
        label={words.radius}
        kind="number"
        value={String(theme.radius)}
        isGood={value => Number(value) >= 0 && Number(value) <= 48 && value !== ''}
        onSave={value => siteTheme.tryOut({ radius: Number(value) })}
      />
      {tried ? <TriedOut /> : null}
      <Logo
        label={words.logo}
        hasLogo={theme.logoMediaId !== null}
        onChange={media => siteTheme.apply({ logoMediaId: media?.id ?? null })}
      />
      <Logo
        label={words.alternativeLogo}
        hasLogo={theme.alternativeLogoMediaId !== null}
        onChange={media => siteTheme.apply({ alternativeLogoMediaId: media?.id ?? null })}
      />
    </>
  )
}

const TriedOut = () => {
  const { siteTheme } = useEditor()
  const words = useWords(settingsWords)
  return (
    <div className="v-tried" role="status">
      <p>{words.triedOut}</p>
      <button type="button" className="v-button" onClick={siteTheme.drop}>
        {words.resetTheme}
      </button>
      <button type="button" className="v-button v-primary" onClick={siteTheme.takeOver}>
        {words.takeOver}
      </button>
    </div>
  )
}

/** D10: the pairs the theme itself decides; all other text colours are chosen to be readable. */
const Contrast = ({ theme: { colors } }: { theme: Theme }) => {
  const words = useWords(settingsWords)
  const { colon } = useWords(common)
  const { editorLocale } = useEditor().data
  // 4.46 is too little and must not read as 4.5.
  const decimal = (ratio: number) => formatDecimal(Math.floor(ratio * 10) / 10, editorLocale)
  const pairs = [
    [words.textOnBackground, contrast(colors.text, colors.background)],
    [words.textOnHeader, contrast(colors.text, colors.header)],
  ] as const
  return (
    <ul className="v-contrast">
      {pairs.map(([name, ratio]) => (
        <li key={name} data-poor={ratio < 4.5 ? '' : undefined}>
          {`${name}${colon}${decimal(ratio)} : 1, ${ratio < 4.5 ? words.contrastPoor : words.contrastGood}`}
        </li>
      ))}
    </ul>
  )
}

const Logo = ({
  label,
  hasLogo,
  onChange,
}: {
  label: string
  hasLogo: boolean
  onChange: (media: Media | null) => void
}) => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const result = await uploadPicture(editor, file)
    if ('refusal' in result) editor.notify({ kind: 'error', code: 'upload', ...result.refusal })
    else onChange(result.media)
  }
  return (
    <div className="v-logo">
      <span>{label}</span>
      <label className="v-button">
        {words.choose}
        <input
          className="v-hidden"
          type="file"
          accept="image/*,.svg"
          aria-label={`${label}: ${words.choose}`}
          onChange={event => void upload(event.target.files?.[0])}
        />
      </label>
      {hasLogo ? (
        <button
          type="button"
          className="v-button"
          aria-label={`${label}: ${words.remove}`}
          onClick={() => onChange(null)}
        >
          {words.remove}
        </button>
      ) : null}
    </div>
  )
}
