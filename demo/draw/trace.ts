import { fresnel, type Glass, glassSpan, passThrough } from './glass.ts'
import { add, along, blend, clamp, cross, dot, mirror, mul, scale, sub, unit, type Vec } from './vec.ts'

/** A still life in light: solids as distance fields, thin tinted sheets, glass bodies, one sun, a soft sky. */
export type Distance = (x: number, y: number, z: number) => number

export type Material = {
  color: Vec | ((p: Vec) => Vec)
  /** How much of the surroundings it mirrors, head-on. */
  gloss?: number
  /** Sharpness of the sun's highlight. */
  shine?: number
  metal?: boolean
  /** Light of its own. */
  glow?: Vec | ((p: Vec) => Vec)
}

export type Solid = {
  distance: Distance
  material: Material
  bound?: { center: Vec; radius: number }
  noShadow?: boolean
}

/** `mirrors` is false for a sheet that already shows its own mirror image, such as water. */
export type SheetHit = { t: number; normal: Vec; bend: Vec; tint: Vec; mirrors?: boolean }
export type Sheet = { hit: (from: Vec, dir: Vec) => SheetHit | null }

export type Camera = { from: Vec; to: Vec; angle: number }

export type Scene = {
  camera: Camera
  solids: Solid[]
  sheets?: Sheet[]
  glasses?: Glass[]
  toSun: Vec
  sun: Vec
  /** Tangent of the sun's apparent radius: larger means softer shadows. */
  softness: number
  sky: Vec
  bounce: Vec
  /** What glossy things mirror. */
  around: (dir: Vec) => Vec
  /** Share of sunlight that a window or leaves let through to a point. */
  gobo?: (p: Vec) => number
  /** More light at a point: caustics, lamps. With it, glass keeps the sun out. */
  thrown?: (p: Vec, normal: Vec) => Vec
  /** Haze per unit of distance. */
  fog?: number
  /** Nothing that casts a shadow is higher. */
  top?: number
  far: number
}

/** Far away (more than `near`), the distance to the bounding ball is good enough. */
function distanceOf(solid: Solid, best: number, near: number, x: number, y: number, z: number): number {
  const bound = solid.bound
  if (bound) {
    const [dx, dy, dz] = [x - bound.center[0], y - bound.center[1], z - bound.center[2]]
    const away = dx * dx + dy * dy + dz * dz
    const reach = best + bound.radius
    if (away >= reach * reach) return best
    const gap = Math.sqrt(away) - bound.radius
    if (gap > near) return gap
  }
  return solid.distance(x, y, z)
}

function nearestDistance(scene: Scene, near: number, x: number, y: number, z: number): number {
  let best = 1e9
  for (const solid of scene.solids) {
    const d = distanceOf(solid, best, near, x, y, z)
    if (d < best) best = d
  }
  return best
}

function solidAt(scene: Scene, p: Vec): Solid {
  let best = 1e9
  let found = scene.solids[0]!
  for (const solid of scene.solids) {
    const d = distanceOf(solid, best, 0.4, p[0], p[1], p[2])
    if (d < best) {
      best = d
      found = solid
    }
  }
  return found
}

function march(scene: Scene, from: Vec, dir: Vec, limit: number): number {
  let t = 0.001
  for (let step = 0; step < 220 && t < limit; step++) {
    const d = nearestDistance(scene, 0.4, from[0] + dir[0] * t, from[1] + dir[1] * t, from[2] + dir[2] * t)
    if (d < 0.0004 * (1 + t * 0.4)) return t
    t += d * 0.92
  }
  return t < limit ? t : Number.POSITIVE_INFINITY
}

function normalAt(distance: Distance, [x, y, z]: Vec): Vec {
  const e = 0.004
  return unit([
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ])
}

function shadowDistance(scene: Scene, near: number, x: number, y: number, z: number): number {
  let best = 1e9
  for (const solid of scene.solids) {
    if (!solid.noShadow) best = Math.min(best, distanceOf(solid, best, near, x, y, z))
  }
  return best
}

function solidShade(scene: Scene, p: Vec): number {
  const [sx, sy, sz] = scene.toSun
  const reach = scene.top === undefined ? 60 : Math.min(60, Math.max(0, scene.top - p[1]) / sy)
  let shade = 1
  let t = 0.03
  for (let step = 0; step < 110 && t < reach; step++) {
    const near = Math.max(0.4, scene.softness * t * 1.05)
    const d = shadowDistance(scene, near, p[0] + sx * t, p[1] + sy * t, p[2] + sz * t)
    shade = Math.min(shade, 0.5 + (0.5 * d) / (scene.softness * t))
    if (shade <= 0.01) return 0
    t += clamp(Math.abs(d), 0.015, 4)
  }
  return shade * shade * (3 - 2 * shade)
}

/** Sunlight that reaches a point, coloured by the sheets it crosses. */
function sunlight(scene: Scene, p: Vec): Vec {
  const open = scene.gobo ? scene.gobo(p) : 1
  if (open < 0.004) return [0, 0, 0]
  for (const glass of scene.glasses ?? []) {
    if (glassSpan(p, scene.toSun, glass)) return scene.thrown ? [0, 0, 0] : scale(scene.sun, 0.4 * open)
  }
  const shade = solidShade(scene, p)
  if (shade === 0) return [0, 0, 0]
  let sun = scale(scene.sun, shade * open)
  for (const sheet of scene.sheets ?? []) {
    const hit = sheet.hit(p, scene.toSun)
    if (hit && hit.t > 0.02) sun = mul(sun, hit.tint)
  }
  return sun
}

function occlusion(scene: Scene, p: Vec, n: Vec): number {
  let dark = 0
  let weight = 1
  for (const h of [0.12, 0.35, 0.8, 1.6]) {
    const free = nearestDistance(scene, h, p[0] + n[0] * h, p[1] + n[1] * h, p[2] + n[2] * h)
    dark += (weight * Math.max(0, h - free)) / h
    weight *= 0.7
  }
  return clamp(1 - dark * 0.36, 0.08, 1)
}

const dark: Vec = [0, 0, 0]

function shadeSolid(scene: Scene, p: Vec, dir: Vec): Vec {
  const { distance, material } = solidAt(scene, p)
  const n = normalAt(distance, p)
  const color = typeof material.color === 'function' ? material.color(p) : material.color
  const lift = along(p, n, 0.012)
  const facing = Math.max(0, dot(n, scene.toSun))
  const sun = facing > 0 ? sunlight(scene, lift) : dark
  const open = occlusion(scene, lift, n)
  const ambient = scale(blend(scene.bounce, scene.sky, n[1] * 0.5 + 0.5), open)
  const thrown = scene.thrown ? scene.thrown(p, n) : dark
  const lit = add(add(scale(sun, facing), ambient), thrown)
  const body = scale(mul(color, lit), material.metal ? 0.35 : 1)
  const glossy = material.gloss ? gleam(scene, material, color, n, dir, sun, open) : dark
  const glow = typeof material.glow === 'function' ? material.glow(p) : (material.glow ?? dark)
  return add(add(body, glossy), glow)
}

function gleam(scene: Scene, material: Material, color: Vec, n: Vec, dir: Vec, sun: Vec, open: number): Vec {
  const back = mirror(dir, n)
  const share = fresnel(dot(dir, n), material.gloss)
  const hue: Vec = material.metal ? color : [1, 1, 1]
  const shine = material.shine ?? 90
  const spot = Math.max(0, dot(back, scene.toSun)) ** shine * (shine / 30)
  return mul(add(scale(scene.around(back), share * (0.4 + 0.6 * open)), scale(sun, spot * share)), hue)
}

type Thing = { t: number; kind: 'sheet' | 'glass'; normal: Vec; sheet?: SheetHit; glass?: Glass }

function nearestClear(scene: Scene, from: Vec, dir: Vec): Thing | null {
  let best: Thing | null = null
  for (const sheet of scene.sheets ?? []) {
    const hit = sheet.hit(from, dir)
    if (hit && hit.t > 0.004 && (!best || hit.t < best.t))
      best = { t: hit.t, kind: 'sheet', normal: hit.normal, sheet: hit }
  }
  for (const glass of scene.glasses ?? []) {
    const span = glassSpan(from, dir, glass)
    if (span && span.enter.t > 0.004 && (!best || span.enter.t < best.t)) {
      best = { t: span.enter.t, kind: 'glass', normal: span.enter.normal, glass }
    }
  }
  return best
}

function throughSheet(scene: Scene, hit: SheetHit, p: Vec, dir: Vec, depth: number): Vec {
  const n = dot(dir, hit.normal) < 0 ? hit.normal : scale(hit.normal, -1)
  const share = hit.mirrors === false ? 0 : fresnel(dot(dir, n), 0.05)
  const on = unit(add(dir, hit.bend))
  const behind = mul(trace(scene, along(p, on, 0.006), on, depth + 1), hit.tint)
  const back = mirror(dir, n)
  const spot = Math.max(0, dot(back, scene.toSun)) ** 900 * 6
  return add(scale(behind, 1 - share), add(scale(scene.around(back), share), scale(scene.sun, spot)))
}

function throughGlass(scene: Scene, thing: Thing, p: Vec, dir: Vec, depth: number): Vec {
  const share = fresnel(dot(dir, thing.normal))
  const passage = passThrough(thing.glass!, p, thing.normal, dir, 1.52)
  const behind = mul(trace(scene, passage.from, passage.dir, depth + 1), passage.keep)
  const back = mirror(dir, thing.normal)
  const spot = Math.max(0, dot(back, scene.toSun)) ** 1200 * 10
  const seen = back[1] < -0.02 && depth < 2 ? trace(scene, along(p, back, 0.01), back, 4) : scene.around(back)
  return add(scale(behind, 1 - share), add(scale(seen, share), scale(scene.sun, spot)))
}

const hazy = (scene: Scene, color: Vec, dir: Vec, t: number): Vec =>
  scene.fog ? blend(scene.around(dir), color, Math.exp(-scene.fog * t)) : color

export function trace(scene: Scene, from: Vec, dir: Vec, depth = 0): Vec {
  const clear = depth < 6 ? nearestClear(scene, from, dir) : null
  const limit = clear ? Math.min(clear.t, scene.far) : scene.far
  const t = march(scene, from, dir, limit)
  if (t < limit) return hazy(scene, shadeSolid(scene, along(from, dir, t), dir), dir, t)
  if (!clear || clear.t > scene.far) return scene.around(dir)
  const p = along(from, dir, clear.t)
  return clear.kind === 'sheet'
    ? throughSheet(scene, clear.sheet!, p, dir, depth)
    : throughGlass(scene, clear, p, dir, depth)
}

/** Turns a position on the picture (0..1) into a ray. */
export function lensRay(camera: Camera, aspect: number): (u: number, v: number) => Vec {
  const ahead = unit(sub(camera.to, camera.from))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const reach = Math.tan((camera.angle * Math.PI) / 360)
  return (u, v) => unit(add(ahead, add(scale(right, (u * 2 - 1) * reach * aspect), scale(up, (1 - v * 2) * reach))))
}
