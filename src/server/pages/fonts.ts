import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontNames, type Theme } from '../../content/theme'
import { figuresFamily } from '../../render/theme/themeCss'

const families: Record<FontName, string> = {
  'bricolage-grotesque': 'Bricolage Grotesque',
  'instrument-sans': 'Instrument Sans',
  'schibsted-grotesk': 'Schibsted Grotesk',
  'space-grotesk': 'Space Grotesk',
  figtree: 'Figtree',
  inter: 'Inter',
}

/** The letters of all ten languages are in these two. */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
} as const

const fallback = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'

/**
 * Widths against Arial at weights 400 and 650, ascent and descent in hundredths: measured once in a browser. The
 * stand-in made of them takes the same room, so that the text does not move when the font arrives.
 */
const metrics: Record<FontName, { regular: number; bold: number; ascent: number; descent: number }> = {
  'bricolage-grotesque': { regular: 1.051, bold: 1.009, ascent: 93, descent: 27 },
  'instrument-sans': { regular: 1.028, bold: 0.984, ascent: 97, descent: 25 },
  'schibsted-grotesk': { regular: 1.039, bold: 1.004, ascent: 98, descent: 26 },
  'space-grotesk': { regular: 1.085, bold: 1.01, ascent: 98, descent: 29 },
  figtree: { regular: 1.005, bold: 0.952, ascent: 95, descent: 25 },
  inter: { regular: 1.063, bold: 1.016, ascent: 97, descent: 24 },
}

const standIn = (font: FontName) => {
  const { regular, bold, ascent, descent } = metrics[font]
  const face = (weights: string, width: number, names: readonly string[]) => {
    const sources = names.map(name => `local("${name}")`).join(',')
    const percent = (value: number) => `${(value / width).toFixed(1)}%`
    return `@font-face{font-family:"${families[font]} Stand-in";src:${sources};font-weight:${weights};size-adjust:${(width * 100).toFixed(1)}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`
  }
  return (
    face('100 500', regular, ['Arial', 'Liberation Sans', 'Arimo', 'Roboto']) +
    face('501 900', bold, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'])
  )
}

const digits = 'U+0030-0039'

type FontFile = { font: FontName; range: string; isMain: boolean; address: string; bytes: Buffer }

const face = (
  { address }: FontFile,
  { family, range, extra = '' }: { family: string; range: string; extra?: string },
) =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:200 800;font-display:swap;unicode-range:${range}${extra}}`

const stack = (font: FontName) => `"${families[font]}","${families[font]} Stand-in",${fallback}`

/** Reads the fonts an installation carries; they are served from here, never from outside (LIVE-8). */
export const loadFonts = () => {
  const require = createRequire(import.meta.url)
  const files: FontFile[] = fontNames.flatMap(font =>
    (Object.keys(subsets) as (keyof typeof subsets)[]).map(subset => {
      const bytes = readFileSync(
        require.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`),
      )
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
      const address = `/assets/fonts/${font}-${subset}-${hash}.woff2`
      return { font, range: subsets[subset], isMain: subset === 'latin', address, bytes }
    }),
  )
  const byAddress = new Map(files.map(file => [file.address, file.bytes]))
  const used = (theme: Theme) => [...new Set([theme.fonts.heading, theme.fonts.base])]

  return {
    read: (address: string) => byAddress.get(address) ?? null,
    families: (theme: Theme) => ({
      heading: stack(theme.fonts.heading),
      base: stack(theme.fonts.base),
    }),
    css: (theme: Theme) => {
      const own = files.filter(file => used(theme).includes(file.font))
      const text = own.map(file => face(file, { family: families[file.font], range: file.range }))
      const figures = own
        .filter(file => file.isMain && file.font === theme.fonts.base)
        .map(file =>
          face(file, {
            family: figuresFamily(families[file.font]),
            range: digits,
            extra: ';font-feature-settings:"tnum"',
          }),
        )
      return [...used(theme).map(standIn), ...text, ...figures].join('')
    },
    preloads: (theme: Theme) =>
      used(theme).flatMap(font => files.filter(file => file.font === font && file.isMain).map(file => file.address)),
  }
}

export type Fonts = ReturnType<typeof loadFonts>
