import type { Theme } from '../src/content/theme'

/** Warm paper, ink, deep petrol, coral (design §12). */
export const optikTheme: Theme = {
  colors: {
    primary: '#0f4c52',
    secondary: '#ece4d4',
    background: '#faf7f0',
    header: '#faf7f0',
    text: '#1b2124',
    accent: '#c2412a',
    extended: '#d5e2df',
  },
  fonts: { heading: 'bricolage-grotesque', base: 'instrument-sans' },
  radius: 4,
  logoMediaId: null,
  alternativeLogoMediaId: null,
}

/** White, navy, strong blue, signal yellow. */
export const aspectTheme: Theme = {
  colors: {
    primary: '#0b1f4d',
    secondary: '#eaf0fa',
    background: '#ffffff',
    header: '#ffffff',
    text: '#0a1430',
    accent: '#1650e0',
    extended: '#ffd60a',
  },
  fonts: { heading: 'schibsted-grotesk', base: 'schibsted-grotesk' },
  radius: 0,
  logoMediaId: null,
  alternativeLogoMediaId: null,
}

/** Night green, lime, cream. */
export const golfTheme: Theme = {
  colors: {
    primary: '#c8f04b',
    secondary: '#164534',
    background: '#0c2a1f',
    header: '#0c2a1f',
    text: '#f7f1e1',
    accent: '#ffb86b',
    extended: '#f3ead3',
  },
  fonts: { heading: 'space-grotesk', base: 'space-grotesk' },
  radius: 20,
  logoMediaId: null,
  alternativeLogoMediaId: null,
}
