import * as z from 'zod/mini'
import { idSchema } from './id'

/** D10: content stores these names, never a colour. */
export const themeTokens = ['primary', 'secondary', 'background', 'header', 'text', 'accent', 'extended'] as const
export const themeTokenSchema = z.enum(themeTokens)
export type ThemeToken = z.infer<typeof themeTokenSchema>

export const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** The fonts an installation carries itself (LIVE-8). */
export const fontNames = [
  'bricolage-grotesque',
  'instrument-sans',
  'schibsted-grotesk',
  'space-grotesk',
  'figtree',
  'inter',
] as const
export const fontNameSchema = z.enum(fontNames)
export type FontName = z.infer<typeof fontNameSchema>

export const themeSchema = z.strictObject({
  colors: z.strictObject({
    primary: hexColour,
    secondary: hexColour,
    background: hexColour,
    header: hexColour,
    text: hexColour,
    accent: hexColour,
    extended: hexColour,
  }),
  fonts: z.strictObject({ heading: fontNameSchema, base: fontNameSchema }),
  /** Corner radius in px. */
  radius: z.number().check(z.minimum(0), z.maximum(48)),
  logoMediaId: z.nullable(idSchema),
  alternativeLogoMediaId: z.nullable(idSchema),
})
export type Theme = z.infer<typeof themeSchema>

export const defaultTheme: Theme = {
  colors: {
    primary: '#0f4c52',
    secondary: '#e9e1d1',
    background: '#faf7f0',
    header: '#faf7f0',
    text: '#1d2226',
    accent: '#b83a22',
    extended: '#d9e4e2',
  },
  fonts: { heading: 'bricolage-grotesque', base: 'instrument-sans' },
  radius: 4,
  logoMediaId: null,
  alternativeLogoMediaId: null,
}
