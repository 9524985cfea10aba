/** Small vector helpers; a colour is a vector in linear light. */
export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const mul = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => scale(a, 1 / length(a))
export const blend = (a: Vec, b: Vec, k: number): Vec => [
  a[0] + (b[0] - a[0]) * k,
  a[1] + (b[1] - a[1]) * k,
  a[2] + (b[2] - a[2]) * k,
]
export const along = (from: Vec, dir: Vec, t: number): Vec => [
  from[0] + dir[0] * t,
  from[1] + dir[1] * t,
  from[2] + dir[2] * t,
]
export const mirror = (dir: Vec, normal: Vec): Vec => along(dir, normal, -2 * dot(dir, normal))

/** The refracted direction, or null on total reflection; `ratio` is outer index over inner index. */
export function refract(dir: Vec, normal: Vec, ratio: number): Vec | null {
  const cos = -dot(dir, normal)
  const rest = 1 - ratio * ratio * (1 - cos * cos)
  if (rest < 0) return null
  return along(scale(dir, ratio), normal, ratio * cos - Math.sqrt(rest))
}

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x))

export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}
