import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { widths } from '../e2e/browser'
import { shortPage } from '../e2e/editing'
import { operator } from '../e2e/product'
import type { Driven } from './driven'
import { handOf } from './hand'
import { keepPicture } from './keepPicture'
import { browsers, launch } from './launch'

describe.each(browsers)('%s', (_, start) => {
  const running = launch(start)

  it.each(Object.values(widths))('[ROUTE-9, EDIT-11, PUB-3] the editor’s first minute at %i px', async width => {
    const { browser, watched } = running
    const { click, find, retype, type, until } = handOf(browser)
    const isReady = () => document.documentElement.dataset.editor === 'ready'
    const live = async () => (await fetch(watched.origin() + shortPage.live)).text()
    const [title, sentence] = [`Titel auf ${width} px`, `Ein Satz auf ${width} px. `]

    await browser.resize(width)
    await browser.open(`${watched.origin()}/de/edit/agb`)
    await click('input[name=email]')
    await type(operator.email)
    await click('input[name=password]')
    await type(operator.password)
    await click('main button[type=submit]')
    await until(isReady)

    await retype('main h1', title)
    await click('main [data-edit=rich] p')
    await find('.v-kind')
    if (width > widths.phone) expect(await brightness(browser, '.v-kind')).toBeLessThan(100)
    await keepPicture(browser, 'rich-text', width)
    await type(sentence)
    await until(() =>
      [...document.querySelectorAll('[role=status]')].some(element => /Gespeichert/.test(element.textContent!)),
    )

    await click('[role=toolbar] button', 'Veröffentlichen')
    await find('[role=dialog] ins', String(width))
    expect(await live()).not.toContain(title)
    await browser.evaluate(() => {
      document.documentElement.dataset.editor = 'old'
    })
    await click('[role=dialog] button', 'Veröffentlichen')
    await until(isReady)
    expect(await live()).toContain(title)
    expect(await live()).toContain(sentence.trim())
    const problems = await watched.takeProblems(browser)
    // The next width signs in anew; an open editor would notice.
    await browser.open(watched.origin() + shortPage.live)
    await browser.evaluate(() => fetch('/api/v1/auth', { method: 'DELETE' }).then(() => null))
    expect(problems).toEqual([])
  })
})

/** The mean of what is drawn there, 0 to 255: light letters on a dark ground are dark in all. */
const brightness = async (browser: Driven, selector: string) => {
  const { x, y, width, height } = await browser.evaluate(
    place => document.querySelector(place)!.getBoundingClientRect().toJSON() as DOMRect,
    selector,
  )
  const place = { left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width) - 1, height: Math.floor(height) - 1 }
  const { channels } = await sharp(
    await sharp(await browser.picture())
      .extract(place)
      .toBuffer(),
  ).stats()
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean))
}
