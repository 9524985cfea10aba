/** Closed outlines of lenses, and their signed distance kept on a grid. */
type Point = readonly [number, number]
export type Field = (x: number, y: number) => number

/** The right-hand lens seen from the front, about 5 units wide, centred on the origin; +x points to the temple. */
export type Shape = 'round' | 'panto' | 'cat' | 'square' | 'pilot' | 'oval'

const polar = (radius: (angle: number) => Point): Point[] =>
  Array.from({ length: 160 }, (_, i) => radius((i / 160) * Math.PI * 2))

/** A rounded box: `power` 2 is an ellipse, higher is squarer. */
const superellipse = (a: number, b: number, power: number, warp: (p: Point) => Point = p => p): Point[] =>
  polar(angle => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const r = (Math.abs(c) ** power + Math.abs(s) ** power) ** (-1 / power)
    return warp([a * c * r, b * s * r])
  })

const outlines: Record<Shape, () => Point[]> = {
  round: () => superellipse(2.4, 2.4, 2),
  panto: () => superellipse(2.5, 2.3, 2.35, ([x, y]) => [x * (1 + y * 0.07), y > 0 ? y * 0.88 : y * 1.04]),
  cat: () =>
    superellipse(2.6, 1.85, 2.5, ([x, y]) => [
      x * (1 + y * 0.07) + 0.12 * y,
      y + 0.13 * x + (x > 0 && y > 0 ? 0.1 * x * x * (y / 1.85) : 0),
    ]),
  square: () => superellipse(2.65, 1.95, 4.6, ([x, y]) => [x * (1 + y * 0.035), y]),
  pilot: () =>
    superellipse(2.85, 2.4, 2.7, ([x, y]) => [x * (1 + y * 0.1) + y * -0.12, y > 0 ? y * 0.78 : y * 1.02 - x * 0.06]),
  oval: () => superellipse(2.35, 1.8, 2.2),
}

function distanceTo(points: Point[], x: number, y: number): number {
  let best = 1e9
  let inside = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[j]!
    const [bx, by] = points[i]!
    const [ex, ey] = [bx - ax, by - ay]
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)))
    best = Math.min(best, (x - ax - ex * t) ** 2 + (y - ay - ey * t) ** 2)
    if (ay > y !== by > y && x < ax + ((y - ay) / ey) * ex) inside = !inside
  }
  return inside ? -Math.sqrt(best) : Math.sqrt(best)
}

const half = 5
const cells = 240

/** Distance to an outline, negative inside, read from a grid that reaches 5 units each way. */
export function outlineField(shape: Shape): Field {
  const points = outlines[shape]()
  const step = (2 * half) / cells
  const grid = new Float32Array((cells + 1) ** 2)
  for (let j = 0; j <= cells; j++) {
    for (let i = 0; i <= cells; i++) grid[j * (cells + 1) + i] = distanceTo(points, i * step - half, j * step - half)
  }
  return (x, y) => {
    const u = Math.max(0, Math.min(cells - 0.001, (x + half) / step))
    const v = Math.max(0, Math.min(cells - 0.001, (y + half) / step))
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [a, b] = [u - i, v - j]
    const at = j * (cells + 1) + i
    const below = at + cells + 1
    return (grid[at]! * (1 - a) + grid[at + 1]! * a) * (1 - b) + (grid[below]! * (1 - a) + grid[below + 1]! * a) * b
  }
}

/** The outline as a path for flat drawings, `k` units to a lens unit, mirrored for the other eye. */
export function outlinePath(shape: Shape, cx: number, cy: number, k: number, mirrored: boolean): string {
  const side = mirrored ? -1 : 1
  const points = outlines[shape]().map(([x, y]) => `${(cx + x * k * side).toFixed(1)},${(cy - y * k).toFixed(1)}`)
  return `M${points.join('L')}Z`
}

/** How far the outline reaches towards the temple, a little above its middle. */
export const outlineReach = (shape: Shape): number =>
  Math.max(...outlines[shape]().map(([x, y]) => (y > 0.2 && y < 1.1 ? x : 0)))
