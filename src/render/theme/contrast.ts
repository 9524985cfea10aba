/** WCAG contrast of two #rrggbb colours, 1 to 21. */
export const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The readable colour on a ground: the wished one when it reaches 4.5 : 1, else ink or paper (D10). */
export const readableOn = (ground: string, wishes: readonly string[]) =>
  [...wishes, '#ffffff', '#000000'].find(colour => contrast(ground, colour) >= 4.5) ?? '#000000'

/** The colour itself, darkened or lightened until it reads on the ground. */
export const inkOn = (ground: string, colour: string) => {
  const target = luminance(ground) > 0.18 ? 0 : 255
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = mix(colour, target, share)
    if (contrast(ground, mixed) >= 4.5) return mixed
  }
  return target === 0 ? '#000000' : '#ffffff'
}

/** How much of a ground, in percent, must lie over a picture so that its ink reads on it whatever the picture shows. */
export const veilShare = (ground: string, ink: string) => {
  const isReadable = (share: number) =>
    [0, 255].every(pixel => contrast(mix(ground, pixel, 1 - share / 100), ink) >= 4.5)
  for (let share = 50; share < 100; share += 1) if (isReadable(share)) return share
  return 100
}

const channels = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

const mix = (colour: string, target: number, share: number) =>
  `#${channels(colour)
    .map(channel =>
      Math.round(channel + (target - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const luminance = (colour: string) => {
  const [red, green, blue] = channels(colour).map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
