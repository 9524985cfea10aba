import { describe, expect, it } from 'vitest'
import { aspectTheme, golfTheme, optikTheme } from '../demo/themes'
import { defaultTheme, type Theme, themeSchema, themeTokens } from '../src/content/theme'
import { contrast } from '../src/render/theme/contrast'
import { themeCss } from '../src/render/theme/themeCss'

const themes = { default: defaultTheme, optik: optikTheme, aspect: aspectTheme, golf: golfTheme }
const readable = 4.5

describe.each(Object.entries(themes))('the theme %s', (_, theme) => {
  const css = themeCss(theme, { heading: 'serif', base: 'serif' })

  it('[LIVE-8] is valid', () => expect(themeSchema.safeParse(theme).success).toBe(true))

  it('[A11Y-1] reads on the page itself', () => {
    const root = variables(css, ':root')
    const page = theme.colors.background
    for (const token of themeTokens) {
      expectReadable(root[`--${token}`], root[`--on-${token}`], `on-${token}`)
      expectReadable(page, root[`--ink-${token}`], `ink-${token}`)
    }
    expectReadable(root['--ink-primary'], root['--on-strong'], 'button')
  })

  it.each(themeTokens)('[A11Y-1, OPT-2] reads on a section of the colour %s', token => {
    const section = variables(css, `[data-background="${token}"]`)
    const ground = section['--ground']
    expect(ground).toBe(theme.colors[token])
    for (const name of ['--ink', '--ink-accent', '--ink-primary', '--strong'])
      expectReadable(ground, section[name], `${name} on ${token}`)
    expectReadable(section['--strong'], section['--on-strong'], `button on ${token}`)
    expectVeiled(section)
  })
})

it('[A11Y-1] a theme of clashing colours still reads', () => {
  const colours = ['#777777', '#ff0000', '#00ff00', '#808000', '#7f7f7f', '#0000ff', '#777778'] as const
  const theme: Theme = {
    ...defaultTheme,
    colors: Object.fromEntries(themeTokens.map((token, index) => [token, colours[index]!])) as Theme['colors'],
  }
  const css = themeCss(theme, { heading: 'serif', base: 'serif' })
  for (const token of themeTokens) {
    const section = variables(css, `[data-background="${token}"]`)
    for (const name of ['--ink', '--ink-accent', '--strong']) expectReadable(section['--ground'], section[name], name)
    expectReadable(section['--strong'], section['--on-strong'], `button on ${token}`)
    expectVeiled(section)
  }
})

/** A11Y-1: over a picture as bright or as dark as there is, in every channel. */
function expectVeiled(section: Record<string, string>) {
  const share = Number.parseInt(section['--veil']!, 10) / 100
  for (const pixel of [0, 255]) {
    const mixed = [1, 3, 5].map(
      at => Number.parseInt(section['--ground']!.slice(at, at + 2), 16) * share + pixel * (1 - share),
    )
    const colour = `#${mixed.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
    expectReadable(colour, section['--ink'], `text over a picture of ${pixel}`)
  }
}

function expectReadable(ground: string | undefined, text: string | undefined, what: string) {
  expect(contrast(ground!, text!), `${what}: ${text} on ${ground}`).toBeGreaterThanOrEqual(readable)
}

function variables(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector}{`) + selector.length + 1
  const declarations = css.slice(start, css.indexOf('}', start)).split(';')
  return Object.fromEntries(declarations.map(entry => entry.split(':') as [string, string]))
}
