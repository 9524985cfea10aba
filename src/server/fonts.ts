import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontNames, type Theme } from '../content/theme'

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

/** Close to the real letters' widths, so that the text hardly moves when the font arrives. */
const fallback = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

type FontFile = { font: FontName; range: string; isMain: boolean; address: string; bytes: Buffer }

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
      heading: `"${families[theme.fonts.heading]}",${fallback}`,
      base: `"${families[theme.fonts.base]}",${fallback}`,
    }),
    css: (theme: Theme) =>
      used(theme)
        .flatMap(font => files.filter(file => file.font === font))
        .map(
          file =>
            `@font-face{font-family:"${families[file.font]}";src:url(${file.address}) format("woff2");font-weight:200 800;font-display:swap;unicode-range:${file.range}}`,
        )
        .join(''),
    preloads: (theme: Theme) =>
      used(theme).flatMap(font => files.filter(file => file.font === font && file.isMain).map(file => file.address)),
  }
}

export type Fonts = ReturnType<typeof loadFonts>
