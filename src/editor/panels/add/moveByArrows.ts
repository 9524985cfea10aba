import type { KeyboardEvent } from 'react'

type Spot = { button: HTMLElement; x: number; y: number }

/** Arrow keys go from card to card as they stand on the screen, and from the search down to the first. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>) => {
  if (!event.key.startsWith('Arrow')) return
  const target = event.target as HTMLElement
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.v-block-name:not(:disabled)')]
  const from = buttons.indexOf(target)
  if (from < 0 && event.key !== 'ArrowDown') return
  const next = from < 0 ? buttons[0] : neighbour(buttons, from, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

const neighbour = (buttons: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined => {
  if (key === 'ArrowRight') return buttons[from + 1]
  if (key === 'ArrowLeft') return buttons[from - 1]
  const spots = buttons.map(spotOf)
  const here = spots[from]!
  const isBeyond = ({ y }: Spot) => (key === 'ArrowDown' ? y > here.y + 1 : y < here.y - 1)
  const distance = ({ x, y }: Spot) => Math.abs(y - here.y) * 10 + Math.abs(x - here.x)
  return spots.filter(isBeyond).sort((a, b) => distance(a) - distance(b))[0]?.button
}

const spotOf = (button: HTMLElement): Spot => {
  const { left, top } = button.getBoundingClientRect()
  return { button, x: left, y: top }
}
