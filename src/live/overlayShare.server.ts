import type { Theme, ThemeToken } from '../content/theme'
import { contrast, inkOn, readableOn } from '../render/theme/contrast'

const highest = 45

/** LIVE-7: how much of these tokens, in percent, may lie behind the page before any text on it gets hard to read. */
export const overlayShare = ({ colors }: Pick<Theme, 'colors'>, tokens: readonly ThemeToken[]): number => {
  const ground = colors.background
  const inks = [
    readableOn(ground, [colors.text, colors.background]),
    inkOn(ground, colors.accent),
    inkOn(ground, colors.primary),
  ]
  const isReadable = (share: number) =>
    tokens.every(token => inks.every(ink => contrast(mixed(ground, colors[token], share / 100), ink) >= 4.5))
  let share = 0
  while (share < highest && isReadable(share + 1)) share++
  return share
}

const mixed = (ground: string, colour: string, share: number) => {
  const channel = (at: number) => {
    const [below = 0, above = 0] = [ground, colour].map(hex => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(below + (above - below) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
