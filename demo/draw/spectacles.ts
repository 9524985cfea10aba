import { type Field, outlineField, type Shape } from './outline.ts'
import type { Material, Sheet, SheetHit, Solid } from './trace.ts'
import { unit, type Vec } from './vec.ts'

/** A pair of spectacles: x to the side, y up, z towards the viewer; it stands on y = 0 with its temples open. */
export type Spectacles = {
  shape: Shape
  /** Width of the rim; wire frames have a small one. */
  rim: number
  thickness: number
  material: Material
  temple?: Material
  /** Share of light each channel keeps through a lens, at its top and at its foot. */
  tint: readonly [Vec, Vec]
  /** How strongly the lens bends the view. */
  power?: number
  place: { at: Vec; turn: number; tilt?: number; size?: number }
  closed?: boolean
}

const root = (a: number, b: number): number => Math.sqrt(a * a + b * b)

type ToLocal = (x: number, y: number, z: number) => [number, number, number]
type Frame = {
  field: Field
  gap: number
  inner: number
  outer: number
  foot: number
  spec: Spectacles
  local: ToLocal
  size: number
}

const curve = 0.013
const sheetBack = (x: number): number => -curve * x * x

function lowest(field: Field): number {
  let y = 0
  while (y > -4 && Math.min(field(-0.4, y), field(0, y), field(0.4, y)) < 0) y -= 0.01
  return y
}

function widest(field: Field, side: number): number {
  let x = 0
  while (Math.abs(x) < 4.5 && Math.min(field(x, 0.6), field(x, 0), field(x, -0.5)) < 0) x += 0.01 * side
  return x
}

/** World to the spectacles' own space: shift, turn about y, tilt about x. */
function placed({ at, turn, tilt = 0, size = 1 }: Spectacles['place'], foot: number): ToLocal {
  const [ct, st, cx, sx] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  return (x, y, z) => {
    const [px, py, pz] = [(x - at[0]) / size, (y - at[1]) / size, (z - at[2]) / size]
    const [rx, rz] = [px * ct - pz * st, px * st + pz * ct]
    return [rx, py * cx + rz * sx + foot, -py * sx + rz * cx]
  }
}

const joined = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** Gives a flat shape depth with rounded edges. */
function slab(flat: number, deep: number, round: number): number {
  const [a, b] = [flat + round, deep + round]
  return Math.min(Math.max(a, b), 0) + root(Math.max(a, 0), Math.max(b, 0)) - round
}

function segment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [ex, ey] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey)))
  return root(px - ax - ex * t, py - ay - ey * t)
}

function frontDistance(frame: Frame, x: number, y: number, z: number): number {
  const { field, gap, inner, outer, spec } = frame
  const side = Math.abs(x)
  const lens = field(side - gap, y)
  const rim = lens - spec.rim * (1 + 0.12 * Math.max(-1, Math.min(1, y * 0.5)))
  const thin = Math.min(spec.rim, 0.34)
  const reach = inner - spec.rim * 0.4
  const arch = 0.62 - 0.16 * (side / Math.max(0.3, reach)) ** 2
  const bridge = slab(Math.abs(y - arch) - thin * 0.75, side - reach - 0.25, 0.05)
  const end = segment(side, y, outer - 0.1, 0.82, outer + spec.rim + 0.12, 0.86) - thin * 0.95
  const flat = Math.max(joined(joined(rim, bridge, 0.3), end, 0.35), -lens)
  return slab(flat, Math.abs(z - sheetBack(x)) - spec.thickness / 2, Math.min(0.09, spec.thickness * 0.4))
}

/** Height of the temple where it bends, a quarter of the bend at a time. */
const drop = (foot: number, step: number): number => 0.62 + (foot - 0.36) * (step / 4) ** 1.7

/** One temple: `side` is the distance across it, `back` the way along it from the hinge. */
function oneTemple({ foot, spec }: Frame, side: number, y: number, back: number): number {
  const slim = Math.min(0.13, spec.thickness * 0.36)
  const tall = Math.min(spec.rim, 0.36) * (0.62 + 0.38 * Math.exp(-back * 0.35)) + Math.max(0, back - 9.5) * 0.02
  let line = segment(back, y, 0, 0.86, 8.4, 0.62)
  if (back > 6) {
    for (let i = 0; i < 4; i++)
      line = Math.min(line, segment(back, y, 8.4 + i * 1.15, drop(foot, i), 9.55 + i * 1.15, drop(foot, i + 1)))
  }
  return slab(line - tall, side - slim, Math.min(0.08, slim * 0.7))
}

/** Temples run back from the hinges and bend down behind the ear; closed ones lie behind the front. */
function templeDistance(frame: Frame, x: number, y: number, z: number): number {
  const hinge = frame.outer + frame.spec.rim + 0.06
  const start = sheetBack(hinge) - 0.05
  if (!frame.spec.closed) return oneTemple(frame, Math.abs(Math.abs(x) - hinge), y, start - z)
  const first = oneTemple(frame, Math.abs(z - start + 0.25), y, hinge - x)
  return Math.min(first, oneTemple(frame, Math.abs(z - start + 0.75), y, hinge + x))
}

function lensSheet(frame: Frame): Sheet {
  const { local, field, gap, spec, size } = frame
  const { turn, tilt = 0 } = spec.place
  const toWorld = ([x, y, z]: Vec): Vec => {
    const [cx, sx] = [Math.cos(tilt), Math.sin(tilt)]
    const [py, rz] = [y * cx - z * sx, y * sx + z * cx]
    return [x * Math.cos(turn) + rz * Math.sin(turn), py, -x * Math.sin(turn) + rz * Math.cos(turn)]
  }
  return {
    hit(from, dir) {
      const o = local(from[0], from[1], from[2])
      const e = local(from[0] + dir[0], from[1] + dir[1], from[2] + dir[2])
      const d: Vec = [e[0] - o[0], e[1] - o[1], e[2] - o[2]]
      const t = meet(o, d)
      if (t === null) return null
      const [x, y] = [o[0] + d[0] * t, o[1] + d[1] * t]
      const deep = field(Math.abs(x) - gap, y)
      if (deep > 0 || Math.abs(x) < 0.3) return null
      return sheetHit(spec, toWorld, x, y, deep, gap, t, size)
    },
  }
}

function sheetHit(
  spec: Spectacles,
  toWorld: (v: Vec) => Vec,
  x: number,
  y: number,
  deep: number,
  gap: number,
  t: number,
  size: number,
): SheetHit {
  const pull = (spec.power ?? 0.02) / size
  const center = Math.sign(x) * gap
  const k = Math.max(0, Math.min(1, (y + 2) / 4))
  const [top, foot] = spec.tint
  const edge = 1 - 0.35 * Math.exp(deep * 14)
  const tint: Vec = [
    (foot[0] + (top[0] - foot[0]) * k) * edge,
    (foot[1] + (top[1] - foot[1]) * k) * edge,
    (foot[2] + (top[2] - foot[2]) * k) * edge,
  ]
  const bend = toWorld([(center - x) * pull, -y * pull, 0])
  return { t, normal: toWorld(unit([2 * curve * x + (x - center) * 0.05, y * 0.05, 1])), bend, tint }
}

/** Where a ray meets the curved lens surface z = -curve·x². */
function meet(o: Vec, d: Vec): number | null {
  const a = curve * d[0] * d[0]
  const b = d[2] + 2 * curve * o[0] * d[0]
  const c = o[2] + curve * o[0] * o[0]
  if (Math.abs(a) < 1e-7) return b === 0 ? null : positive(-c / b)
  const root = b * b - 4 * a * c
  if (root < 0) return null
  const s = Math.sqrt(root)
  const [t1, t2] = [(-b - s) / (2 * a), (-b + s) / (2 * a)]
  const near = Math.abs(o[0] + d[0] * t1) < 7.5 ? positive(t1) : null
  const other = Math.abs(o[0] + d[0] * t2) < 7.5 ? positive(t2) : null
  if (near === null) return other
  return other === null ? near : Math.min(near, other)
}

const positive = (t: number): number | null => (t > 0.004 ? t : null)

export function spectacles(spec: Spectacles): { solids: Solid[]; sheet: Sheet } {
  const field = outlineField(spec.shape)
  const gap = -widest(field, -1) + 0.95
  const foot = lowest(field) - spec.rim * 0.9
  const { at, turn, size = 1 } = spec.place
  const [inner, outer] = [gap + widest(field, -1), gap + widest(field, 1)]
  const frame: Frame = { field, gap, inner, outer, foot, spec, local: placed(spec.place, foot), size }
  const solid = (part: typeof frontDistance, material: Material, back: number, radius: number): Solid => ({
    distance: (x, y, z) => {
      const p = frame.local(x, y, z)
      return part(frame, p[0], p[1], p[2]) * size * 0.85
    },
    material,
    bound: {
      center: [at[0] - Math.sin(turn) * back * size, at[1] + 2.2 * size, at[2] - Math.cos(turn) * back * size],
      radius: radius * size,
    },
  })
  const temples = spec.closed
    ? solid(templeDistance, spec.temple ?? spec.material, 0.5, 7.6)
    : solid(templeDistance, spec.temple ?? spec.material, 6.6, 10.4)
  return { solids: [solid(frontDistance, spec.material, 0.3, 7.6), temples], sheet: lensSheet(frame) }
}
