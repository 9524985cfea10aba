import { eventually } from '../eventually'
import type { Driven } from './driven'

const control = '\uE009'
const keys = { Escape: '\uE00C' } as const

/** What a person does: sees, clicks, writes. */
export const handOf = (browser: Driven) => {
  /** Waits until it is there, still and in sight, nothing over it; the place of its middle. */
  const find = (selector: string, words = '') =>
    eventually(async () => {
      const place = await browser.evaluate(locate, { selector, words })
      if (typeof place === 'string') throw new Error(`${browser.name}: ${selector} ${words} ${place}.`)
      return place
    })

  const click = async (selector: string, words = '') => {
    const { x, y } = await find(selector, words)
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await browser.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  const press = (...chord: readonly string[]) =>
    browser.perform([
      {
        type: 'key',
        id: 'keys',
        actions: [
          ...chord.map(value => ({ type: 'keyDown', value })),
          ...chord.toReversed().map(value => ({ type: 'keyUp', value })),
        ],
      },
    ])

  /** Letter by letter. */
  const type = async (words: string) => {
    for (const letter of words) await press(letter)
  }

  const until = (check: () => boolean) =>
    eventually(async () => {
      if (!(await browser.evaluate(check))) throw new Error(`${browser.name}: ${check} does not become true.`)
    })

  return {
    find,
    click,
    type,
    until,
    /** Writes it anew. */
    retype: async (selector: string, words: string) => {
      await click(selector)
      await press(control, 'a')
      await type(words)
    },
    escape: () => press(keys.Escape),
  }
}

/** Where the middle of the first match with these words is, or why it cannot be clicked. */
const locate = async ({ selector, words }: { selector: string; words: string }) => {
  const element = [...document.querySelectorAll(selector)].find(
    candidate => candidate.textContent!.includes(words) && candidate.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return 'is not there'
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isInWindow = ({ y }: { y: number }) => y > 0 && y < innerHeight
  if (!isInWindow(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle()
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y } = middle()
  if (x !== before.x || y !== before.y) return 'still moves'
  const top = document.elementFromPoint(x, y)
  return element.contains(top) || top?.contains(element) ? { x, y } : `is covered by ${top?.className}`
}
