import { add, along, cross, dot, mirror, refract, scale, sub, unit, type Vec } from './vec.ts'

/** A biconvex lens with a ground edge: two spheres cut by a cylinder. Convex, so a ray enters and leaves once. */
export type Glass = {
  center: Vec
  axis: Vec
  radius: number
  front: Vec
  back: Vec
  sphere: number
  absorb: Vec
}

export type Crossing = { t: number; normal: Vec }
export type Span = { enter: Crossing; leave: Crossing }

/** `thickness` at the middle, `edge` at the rim. */
export function lensBody(center: Vec, axis: Vec, radius: number, thickness: number, edge: number, absorb: Vec): Glass {
  const dir = unit(axis)
  const sag = (thickness - edge) / 2
  const sphere = (radius * radius + sag * sag) / (2 * sag)
  const shift = sphere - thickness / 2
  return {
    center,
    axis: dir,
    radius,
    front: along(center, dir, -shift),
    back: along(center, dir, shift),
    sphere,
    absorb,
  }
}

function sphereSpan(from: Vec, dir: Vec, center: Vec, radius: number): Span | null {
  const oc = sub(from, center)
  const b = dot(oc, dir)
  const root = b * b - dot(oc, oc) + radius * radius
  if (root <= 0) return null
  const s = Math.sqrt(root)
  const at = (t: number): Crossing => ({ t, normal: scale(add(oc, scale(dir, t)), 1 / radius) })
  return { enter: at(-b - s), leave: at(-b + s) }
}

function cylinderSpan(from: Vec, dir: Vec, glass: Glass): Span | null {
  const oc = sub(from, glass.center)
  const o = along(oc, glass.axis, -dot(oc, glass.axis))
  const d = along(dir, glass.axis, -dot(dir, glass.axis))
  const a = dot(d, d)
  if (a < 1e-9) return dot(o, o) < glass.radius ** 2 ? wide : null
  const b = dot(o, d)
  const root = b * b - a * (dot(o, o) - glass.radius ** 2)
  if (root <= 0) return null
  const s = Math.sqrt(root)
  const at = (t: number): Crossing => ({ t, normal: scale(add(o, scale(d, t)), 1 / glass.radius) })
  return { enter: at((-b - s) / a), leave: at((-b + s) / a) }
}

const wide: Span = { enter: { t: -1e9, normal: [0, 1, 0] }, leave: { t: 1e9, normal: [0, 1, 0] } }

const shared = (a: Span, b: Span): Span => ({
  enter: a.enter.t > b.enter.t ? a.enter : b.enter,
  leave: a.leave.t < b.leave.t ? a.leave : b.leave,
})

export function glassSpan(from: Vec, dir: Vec, glass: Glass): Span | null {
  const oc = sub(from, glass.center)
  const b = dot(oc, dir)
  const reach = glass.radius * 1.1
  if (dot(oc, oc) - b * b > reach * reach) return null
  const one = sphereSpan(from, dir, glass.front, glass.sphere)
  const two = one && sphereSpan(from, dir, glass.back, glass.sphere)
  const three = two && cylinderSpan(from, dir, glass)
  if (!one || !two || !three) return null
  const span = shared(shared(one, two), three)
  return span.enter.t < span.leave.t && span.leave.t > 1e-4 ? span : null
}

export const fresnel = (cos: number, base = 0.04): number => base + (1 - base) * (1 - Math.min(1, Math.abs(cos))) ** 5

const fade = (absorb: Vec, way: number): Vec => [
  Math.exp(-absorb[0] * way),
  Math.exp(-absorb[1] * way),
  Math.exp(-absorb[2] * way),
]

export type Passage = { from: Vec; dir: Vec; keep: Vec }

/** Follows a ray from where it enters the glass to where it leaves it. */
export function passThrough(glass: Glass, entry: Vec, normal: Vec, dir: Vec, index: number): Passage {
  let inside = refract(dir, normal, 1 / index) ?? dir
  let from = entry
  let way = 0
  for (let bounce = 0; bounce < 6; bounce++) {
    const span = glassSpan(along(from, inside, 1e-4), inside, glass)
    if (!span) break
    way += span.leave.t
    from = along(from, inside, span.leave.t)
    const out = refract(inside, scale(span.leave.normal, -1), index)
    if (out) return { from: along(from, out, 1e-3), dir: out, keep: fade(glass.absorb, way) }
    inside = mirror(inside, span.leave.normal)
  }
  return { from, dir: inside, keep: fade(glass.absorb, way) }
}

/** Two directions at right angles to `dir`. */
export function sideways(dir: Vec): [Vec, Vec] {
  const side = unit(cross(dir, Math.abs(dir[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
  return [side, cross(side, dir)]
}
