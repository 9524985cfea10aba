import { useEffect, useState } from 'react'
import type { Media } from '../../../content/media'
import { fontNames, type Theme, type ThemeToken, themeTokens } from '../../../content/theme'
import type { InputOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { contrast } from '../../../render/theme/contrast'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { uploadPicture } from '../../media/uploadPicture'
import { LineField } from './fields'
import { showTheme } from './showTheme'
import { settingsWords } from './words'

/** D27: colours, fonts, corners and logo, seen on the page while they are chosen. */
export const ThemeSettings = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => {
    callServer(calls.readTheme, {}).then(
      ({ data }) => data && setTheme(data.theme),
      error => {
        if (!(error instanceof Unanswered)) throw error
      },
    )
  }, [])
  if (editor.data.person?.role !== 'admin') return <p className="v-hint">{words.adminsOnly}</p>
  if (!theme) return null

  const write = async (patch: InputOf<typeof calls.writeTheme>) => {
    try {
      const answer = await callServer(calls.writeTheme, { ...patch, changeId: crypto.randomUUID() })
      if (!answer.success) return editor.notify({ kind: 'error', code: 'writeTheme', detail: answer.error })
      setTheme(answer.data.theme)
      showTheme(answer.data.css)
      await editor.reloadShell()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      editor.notify({ kind: 'error', code: 'offline' })
    }
  }
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
              onChange={event => {
                const value = event.target.value
                setTheme({ ...theme, colors: { ...theme.colors, [token]: value } })
              }}
              onBlur={event => void write({ colors: { [token]: event.target.value } })}
            />
            {names[token]}
          </label>
        ))}
      </fieldset>
      <Contrast theme={theme} />
      {(['heading', 'base'] as const).map(part => (
        <label key={part} className="v-select">
          <span>{`${words.fonts}: ${words[part]}`}</span>
          <select
            value={theme.fonts[part]}
            onChange={event => void write({ fonts: { [part]: event.target.value as Theme['fonts']['base'] } })}
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
        onSave={value => void write({ radius: Number(value) })}
      />
      <Logo
        label={words.logo}
        hasLogo={theme.logoMediaId !== null}
        onChange={media => write({ logoMediaId: media?.id ?? null })}
      />
      <Logo
        label={words.alternativeLogo}
        hasLogo={theme.alternativeLogoMediaId !== null}
        onChange={media => write({ alternativeLogoMediaId: media?.id ?? null })}
      />
    </>
  )
}

const fontLabel = (name: string) =>
  name
    .split('-')
    .map(part => part[0]!.toUpperCase() + part.slice(1))
    .join(' ')

/** D10: the pairs the theme itself decides; all other text colours are chosen to be readable. */
const Contrast = ({ theme: { colors } }: { theme: Theme }) => {
  const words = useWords(settingsWords)
  const pairs = [
    [words.textOnBackground, contrast(colors.text, colors.background)],
    [words.textOnHeader, contrast(colors.text, colors.header)],
  ] as const
  return (
    <ul className="v-contrast">
      {pairs.map(([name, ratio]) => (
        <li key={name} data-poor={ratio < 4.5 ? '' : undefined}>
          {`${name}: ${ratio.toFixed(1)} : 1, ${ratio < 4.5 ? words.contrastPoor : words.contrastGood}`}
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
  onChange: (media: Media | null) => Promise<unknown>
}) => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const result = await uploadPicture(file)
    if ('refusal' in result) editor.notify({ kind: 'error', code: 'upload', ...result.refusal })
    else await onChange(result.media)
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
          onClick={() => void onChange(null)}
        >
          {words.remove}
        </button>
      ) : null}
    </div>
  )
}
