import { mkdir, writeFile } from 'node:fs/promises'
import { lettering } from './lettering.ts'
import { aspect, golf, optik } from './palette.ts'
import type { Site } from './picture.ts'

/** `ink` for the word, `one` and `two` for the mark. */
type Colors = { ink: string; one: string; two: string; both: string }
type Logo = { word: string; mark: (colors: Colors) => string; markWidth: number; dark: Colors; light: Colors }

const logos: Record<Site, Logo> = {
  /** Two lenses, one over the other. */
  optik: {
    word: 'Optik Lindenhof',
    markWidth: 76,
    mark: c =>
      `<circle cx="26" cy="32" r="22" fill="${c.one}"/><circle cx="50" cy="32" r="22" fill="${c.two}"/><path d="M38 13.56a22 22 0 0 1 0 36.88a22 22 0 0 1 0 -36.88Z" fill="${c.both}"/>`,
    dark: { ink: optik.ink, one: optik.petrol, two: optik.coral, both: optik.ink },
    light: { ink: optik.paper, one: optik.petrolPale, two: optik.coral, both: optik.paper },
  },
  /** An eye of open rings around a yellow pupil. */
  aspect: {
    word: 'Aspect',
    markWidth: 64,
    mark: c =>
      `<g fill="none" stroke-width="6" stroke-linecap="round"><path d="M51.8 51.8A28 28 0 1 1 60 32" stroke="${c.one}"/><path d="M43.3 43.3A16 16 0 1 1 48 32" stroke="${c.both}"/></g><circle cx="32" cy="32" r="7" fill="${c.two}"/>`,
    dark: { ink: aspect.navy, one: aspect.navy, two: aspect.yellow, both: aspect.blue },
    light: { ink: aspect.white, one: aspect.white, two: aspect.yellow, both: aspect.sky },
  },
  /** A flag on a gabled house; the door is the hole. */
  golf: {
    word: 'Stadtgolf',
    markWidth: 58,
    mark: c =>
      `<path d="M4 60V42L24 27L44 42V60H31V54a7 7 0 0 0 -14 0V60Z" fill="${c.one}"/><path d="M24 30V4" stroke="${c.one}" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M26 4L50 12L26 20Z" fill="${c.two}"/><circle cx="52" cy="55" r="5" fill="${c.both}"/>`,
    dark: { ink: golf.night, one: golf.night, two: golf.limeDark, both: golf.limeDark },
    light: { ink: golf.cream, one: golf.cream, two: golf.lime, both: golf.lime },
  },
}

function logoSvg({ word, mark, markWidth }: Logo, colors: Colors): string {
  const { strokes, end } = lettering(word, markWidth + 16)
  const width = Math.ceil(end + 4)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64" viewBox="0 0 ${width} 64">${mark(colors)}<g fill="none" stroke="${colors.ink}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 4)">${strokes}</g></svg>\n`
}

/** Writes `logo.svg` for light ground and `logo-alt.svg` for dark ground. */
export async function writeLogos(folder: string): Promise<void> {
  for (const [site, logo] of Object.entries(logos)) {
    await mkdir(`${folder}/${site}`, { recursive: true })
    await writeFile(`${folder}/${site}/logo.svg`, logoSvg(logo, logo.dark))
    await writeFile(`${folder}/${site}/logo-alt.svg`, logoSvg(logo, logo.light))
  }
}
