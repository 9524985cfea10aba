import { type Theme, themeTokens } from '../../content/theme'
import { contrast, inkOn, readableOn, veilShare } from './contrast'

/** The family of a font's figures: all equally wide, so that times stand in columns (`fonts.ts`). */
export const figuresFamily = (family: string) => `${family} Figures`

/**
 * A site's tokens as CSS (D10): `--{token}` the colour, `--on-{token}` the text on it, `--ink-{token}` the colour
 * itself as text on the page's ground. `data-background="token"` makes any section such a ground; `--veil` is how much of it
 * over a picture keeps its text readable.
 */
export const themeCss = (theme: Theme, fontFamilies: { heading: string; base: string }) => {
  const { colors } = theme
  const ground = (token: keyof Theme['colors']) => {
    const colour = colors[token]
    const on = readableOn(colour, [colors.text, colors.background])
    return { colour, on, accent: inkOn(colour, colors.accent), primary: inkOn(colour, colors.primary) }
  }
  const root = themeTokens.map(
    token =>
      `--${token}:${colors[token]};--on-${token}:${ground(token).on};--ink-${token}:${inkOn(colors.background, colors[token])}`,
  )
  const grounds = themeTokens.map(token => {
    const { colour, on, accent, primary } = ground(token)
    // The primary colour itself where it reads on this ground, else the ground's own text colour.
    const strong = token !== 'primary' && contrast(colour, colors.primary) >= 4.5 ? colors.primary : on
    return `[data-background="${token}"]{--ground:${colour};--ink:${on};--ink-accent:${accent};--ink-primary:${primary};--strong:${strong};--on-strong:${readableOn(strong, [colour, colors.background, colors.text])};--veil:${veilShare(colour, on)}%}`
  })
  return `:root{${root.join(';')};--ground:var(--background);--ink:var(--on-background);--strong:var(--ink-primary);--on-strong:${readableOn(inkOn(colors.background, colors.primary), [colors.background, colors.text])};--veil:${veilShare(colors.background, ground('background').on)}%;--radius:${theme.radius}px;--font-heading:${fontFamilies.heading};--font-base:${fontFamilies.base};--font-figures:${withFigures(fontFamilies.base)}}${grounds.join('')}`
}

// In front of the stack; marks between the figures come from the font itself. `tabular-nums` would widen those too in some.
const withFigures = (stack: string) =>
  stack.replace(/^"([^"]+)"/, (first, family) => `"${figuresFamily(family)}",${first}`)
