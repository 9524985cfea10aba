import { useState } from 'react'
import { sameValue } from '../../../content/rules/changed'
import { type FontName, fontNames, type ThemeToken, themeTokens } from '../../../content/theme'
import type { InputOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import type { SiteDetails as Details } from '../../../contract/sites'
import { common } from '../../../editor/i18n/common'
import { useWords } from '../../../editor/i18n/words'
import { fontLabel } from '../../../editor/kit/fontLabel'
import { TextField } from '../../../editor/kit/TextField'
import { SelectField } from '../../SelectField'
import { useReading } from '../../useReading'
import type { Part } from './SiteDetails'
import { colourWords, words } from './words'

type Look = Pick<Details, 'colors' | 'fonts' | 'radius'>

/** The same choices as in the editor's settings; here without the page, so a small piece of it shows them. */
export const SiteLook = ({ site, change }: Part) => {
  const { id } = site
  const own = useWords(words)
  const { save } = useWords(common)
  const tokenNames = useWords(colourWords)
  const { data } = useReading(calls.siteChoices, {})
  const [from, setFrom] = useState('')
  const [typed, setTyped] = useState<Partial<Look>>({})
  const look: Look = { colors: site.colors, fonts: site.fonts, radius: site.radius, ...typed }
  const colors = look.colors as Record<ThemeToken, string>
  const set = (part: Partial<Look>) => setTyped(now => ({ ...now, ...part }))
  const isSame = sameValue(look, { colors: site.colors, fonts: site.fonts, radius: site.radius })
  return (
    <section className="v-site-part">
      <h2>{own.look}</h2>
      <div className="v-swatches">
        {themeTokens.map(token => (
          <label key={token}>
            <input
              type="color"
              value={colors[token]}
              onChange={event => set({ colors: { ...colors, [token]: event.target.value } })}
            />
            {tokenNames[token]}
          </label>
        ))}
      </div>
      <div className="v-look">
        {(['heading', 'base'] as const).map(part => (
          <SelectField
            key={part}
            label={own[part]}
            value={look.fonts[part]}
            choices={fontNames.map(font => ({ value: font, label: fontLabel(font) }))}
            onChange={font => set({ fonts: { ...look.fonts, [part]: font as FontName } })}
          />
        ))}
        <TextField
          label={own.radius}
          type="number"
          min={0}
          max={48}
          value={String(look.radius)}
          onChange={value => set({ radius: Math.min(48, Math.max(0, Math.round(Number(value)))) })}
        />
        <p
          className="v-look-piece"
          style={{ background: colors.background, color: colors.text, borderRadius: look.radius }}
          aria-hidden="true"
        >
          {site.name}
          <span style={{ background: colors.primary, color: colors.background, borderRadius: look.radius }}>Aa</span>
        </p>
      </div>
      <button
        type="button"
        className="v-button v-raised v-own-width"
        disabled={isSame}
        onClick={() =>
          void change(calls.changeSiteTheme, { id, ...typed } as InputOf<typeof calls.changeSiteTheme>).then(
            isDone => isDone && setTyped({}),
          )
        }
      >
        {save}
      </button>
      <div className="v-inline">
        <SelectField
          label={own.lookFrom}
          value={from}
          choices={[
            { value: '', label: own.choose },
            ...(data?.sites ?? []).filter(site => site.id !== id).map(site => ({ value: site.id, label: site.name })),
          ]}
          onChange={setFrom}
        />
        <button
          type="button"
          className="v-button v-raised"
          disabled={!from}
          onClick={() => void change(calls.changeSiteTheme, { id, from }).then(isDone => isDone && setTyped({}))}
        >
          {own.take}
        </button>
      </div>
    </section>
  )
}
