/** Small helpers for drawing in SVG. */
export const svg = (width: number, height: number, box: readonly [number, number], body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${box[0]} ${box[1]}" preserveAspectRatio="xMidYMid slice">${body}</svg>`

export type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** A gradient from one point to another, in shares of the shape. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
): string => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

export const radial = (id: string, [cx, cy, r]: readonly [number, number, number], list: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

export const blur = (id: string, amount: number): string =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${amount}"/></filter>`

export const clip = (id: string, path: string): string => `<clipPath id="${id}"><path d="${path}"/></clipPath>`

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`
export const circle = (x: number, y: number, r: number, attributes: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" ${attributes}/>`
export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${attributes}/>`
export const group = (attributes: string, ...parts: string[]): string => `<g ${attributes}>${parts.join('')}</g>`
export const defs = (...parts: string[]): string => `<defs>${parts.join('')}</defs>`

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
