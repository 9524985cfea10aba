import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawn, shareBrowser, sidewaysScroll } from './browser'
import {
  brokenWords,
  faintTexts,
  hideTexts,
  lostInForcedColours,
  motions,
  setLetters,
  spoiltTexts,
  strayFocus,
} from './lowVision'

/** What the checks of `blocks.e2e.ts` are worth: each finds its fault in a page that has it, and none in one without. */
const openPage = shareBrowser({ isKept: true, withPictures: true })

const sound =
  '<section data-block="sound"><h2>Brillen</h2><p>Ein Satz.</p><a class="button" href="#">Weiter</a></section>'

const faults: [fault: string, check: (page: Page) => Promise<string[]>, content: string, found: RegExp[]][] = [
  [
    'a text that its box cuts off',
    spoiltTexts,
    '<p style="height: 1rem; overflow: hidden">Oben<br>Unten</p>',
    [/«Unten» is cut/],
  ],
  [
    'a text that lies on another',
    spoiltTexts,
    '<p>Unten im Weg</p><p style="margin-top: -2.2rem">Darüber</p>',
    [/«Darüber» lies on .*«Unten im Weg»/],
  ],
  [
    'a word that ends on the next line',
    brokenWords,
    '<h2 style="width: 3em">Vorbeikommen</h2>',
    [/«Vorbeikommen» is broken/],
  ],
  [
    'an animation',
    motions,
    '<style>@keyframes turn { to { rotate: 1turn } }</style><p class="wheel" style="animation: turn 9s infinite">Dreht</p>',
    [/^wheel$/, /^P \.wheel: 0s$/],
  ],
  ['a transition', motions, '<p style="transition: opacity 200ms">Blendet</p>', [/P \.: 0\.2s/]],
  [
    'a focus that skips one',
    strayFocus,
    '<a href="#">Erster</a> <a href="#" tabindex="1">Zweiter</a> <a href="#">Dritter</a>',
    [/^step 1 is .*«Dritter»$/, /^2 of 3$/],
  ],
  [
    'a focus that goes back up',
    strayFocus,
    '<div style="display: flex; flex-direction: column-reverse"><a href="#">Erster</a><a href="#">Zweiter</a></div>',
    [/back up to .*«Zweiter»/],
  ],
  [
    'a focus that is held',
    strayFocus,
    '<a href="#" onkeydown="event.preventDefault()">Erster</a> <a href="#">Zweiter</a>',
    [/1 of 2/],
  ],
]

const show = async (page: Page, content: string) => {
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <style>body { margin: 0; background: white; overflow-wrap: break-word } .button { border: 1px solid }</style><main>${content}</main>`)
  return page
}

const section = (content: string) => `<section data-block="probe">${content}</section>`

it('[A11Y-1] each check of blocks for people who see little finds its fault, and none in a page without', async () => {
  const { page } = await openPage(390)
  for (const [fault, check, content, found] of faults) {
    expect(await check(await show(page, sound)), `without ${fault}`).toEqual([])
    const lines = await check(await show(page, section(content)))
    expect(lines, fault).toEqual(found.map(line => expect.stringMatching(line)))
  }
})

it('[A11Y-1] forced colours: a text that keeps its own colours and a button without an edge are found', async () => {
  const { page } = await openPage(390)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lostInForcedColours(await show(page, sound))).toEqual([])
  const hidden = '<p style="forced-color-adjust: none; color: black; background: black">Schwarz</p>'
  const edgeless = '<a class="button" style="border: 0; text-decoration: none" href="#">Weiter</a>'
  expect(await lostInForcedColours(await show(page, section(hidden + edgeless)))).toEqual([
    'probe: «Schwarz»',
    'probe: the button «button» has no edge',
  ])
})

it('[A11Y-1] 400 %: what is wider than the window is found', async () => {
  const { page } = await openPage(320)
  expect(await sidewaysScroll(await show(page, sound))).toBe(0)
  expect(await sidewaysScroll(await show(page, section('<p style="width: 25rem">Breit</p>')))).toBe(80)
})

it('[A11Y-1] letters twice as large: a box that does not grow with its text is found, and only then', async () => {
  const { page } = await openPage(390)
  await show(page, section('<p style="margin: 0; height: 24px; overflow: hidden">Zeile</p>'))
  expect(await spoiltTexts(page)).toEqual([])
  await setLetters(page, 32)
  await drawn(page)
  expect(await spoiltTexts(page)).toEqual([expect.stringMatching(/«Zeile» is cut/)])
})

it('[A11Y-1] contrast: a text is measured against the palest and the darkest spot behind it', async () => {
  const { page } = await openPage(390)
  const onGround = (ground: string) =>
    `<section data-block="probe" style="background: ${ground}"><p style="color: white">Auf dem Bild</p></section>`
  const measure = async (ground: string) => {
    await show(page, onGround(ground))
    await hideTexts(page)
    return faintTexts(page.locator('section'))
  }
  expect(await measure('#000')).toEqual([])
  expect(await measure('#999')).toEqual([expect.stringMatching(/«Auf dem Bild» has 2\.8\d : 1/)])
  expect(await measure('linear-gradient(90deg, #000 0 40px, #fff 40px 60px, #000 60px)')).toEqual([
    expect.stringMatching(/«Auf dem Bild» has 1\.00 : 1/),
  ])
})
