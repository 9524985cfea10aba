import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Media } from '../../../content/media'
import { formatDecimal } from '../../../content/rules/format'
import { fontNames, type Theme, type ThemeToken, themeTokens } from '../../../content/theme'
import type { InputOf, ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { contrast } from '../../../render/theme/contrast'
import { themeCss } from '../../../render/theme/themeCss'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { uploadPicture } from '../../media/uploadPicture'
import { LineField } from './fields'
import { showTheme } from './showTheme'
import { settingsWords } from './words'

/** D27: colours, fonts, corners and logo, seen on the page while they are chosen. */
export const ThemeSettings = () => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { colon } = useWords(common)
  const [look, setLook] = useState<ReplyOf<typeof calls.readTheme> | null>(null)
  useEffect(() => {
    void editor.ask(calls.readTheme, {}).then(({ data }) => data && setLook(data))
  }, [editor])
  if (editor.data.person?.role !== 'admin') return <p className="v-hint">{words.adminsOnly}</p>
  if (!look) return null
  const { theme } = look

  const write = async (patch: InputOf<typeof calls.writeTheme>) => {
    const answer = await editor.ask(calls.writeTheme, patch)
    if (!answer.success)
      return editor.notify({
        kind: 'error',
        code: 'writeTheme',
        reason: answer.code,
        detail: answer.error,
        retry: () => void write(patch),
      })
    setLook(answer.data)
    showTheme(answer.data.css)
    await editor.reloadShell()
  }
  const preview = (colors: Theme['colors']) => {
    const next = { ...theme, colors }
    setLook({ ...look, theme: next })
    showTheme(look.css + themeCss(next, fontsInUse()))
  }
  const names: Record<ThemeToken, string> = { ...words, header: words.headerColor }
  return (
    <>
      <fieldset className="v-colors">
        <legend>{words.colors}</legend>
        {themeTokens.map(token => (
          <ColorInput
            key={token}
            label={names[token]}
            value={theme.colors[token]}
            onPass={value => preview({ ...theme.colors, [token]: value })}
            onChoose={value => void write({ colors: { [token]: value } })}
          />
        ))}
      </fieldset>
      <Contrast theme={theme} />
      {(['heading', 'base'] as const).map(part => (
        <label key={part} className="v-choice">
          <span>{words.fonts + colon + words[part]}</span>
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

/** Every colour on the way is passed on; the one the chooser is closed with is chosen. */
const ColorInput = ({
  label,
  value,
  onPass,
  onChoose,
}: {
  label: string
  value: string
  onPass: (value: string) => void
  onChoose: (value: string) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    // React's own change event is the browser's `input`: it comes while the chooser is still open.
    const element = input.current
    const onChange = () => element && choose(element.value)
    element?.addEventListener('change', onChange)
    return () => element?.removeEventListener('change', onChange)
  }, [])
  return (
    <label>
      <input ref={input} type="color" value={value} onChange={event => onPass(event.target.value)} />
      {label}
    </label>
  )
}

const fontsInUse = () => {
  const style = getComputedStyle(document.documentElement)
  return { heading: style.getPropertyValue('--font-heading'), base: style.getPropertyValue('--font-base') }
}

const fontLabel = (name: string) =>
  name
    .split('-')
    .map(part => part[0]!.toUpperCase() + part.slice(1))
    .join(' ')

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
  onChange: (media: Media | null) => Promise<unknown>
}) => {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const result = await uploadPicture(editor, file)
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
