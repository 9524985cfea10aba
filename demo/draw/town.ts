import { golf, light } from './palette.ts'
import { hash, noise } from './random.ts'
import { block, rod, studio } from './studio.ts'
import type { Material, Scene, Solid } from './trace.ts'
import { add, blend, scale, smoothstep, type Vec } from './vec.ts'

/** The old town from above, by night, with the route of a round of town golf. */
const lime = light(golf.lime)
const amber = light(golf.amber)
const pitch = 9.6
const depth = 5.2
const alleys = [-25, -9, 8, 24] as const

type House = { x: number; width: number; height: number; seed: number }

/** Streets are not straight: everything is drawn on a gently waved sheet. */
const wave = (x: number): number => 2.6 * Math.sin(x * 0.055 + 0.6) + 0.02 * x

/** One row of houses between two streets, open at the alleys and at the square. */
function row(index: number): House[] {
  const houses: House[] = []
  let x = -52
  for (let i = 0; x < 52; i++) {
    const width = 2.8 + hash(index, i, 1) * 2.4
    const middle = x + width / 2
    const open = alleys.some(alley => Math.abs(alley - middle) < width / 2 + 0.7) || isSquare(middle, index)
    if (!open) houses.push({ x: middle, width, height: 2.6 + hash(index, i, 2) * 2, seed: hash(index, i, 3) })
    x += width
  }
  return houses
}

const isSquare = (x: number, index: number): boolean => index === 0 && x > -9 && x < 8

const slope = { c: Math.cos(0.86), s: Math.sin(0.86) }

function houseDistance(house: House, x: number, y: number, z: number): number {
  const side = Math.abs(x - house.x) - house.width / 2
  const deep = Math.abs(z)
  const roof = deep * slope.s + (y - house.height) * slope.c - (depth / 2) * slope.s - 0.1
  return Math.max(side, deep - depth / 2, roof)
}

/** Lit windows on the long walls. */
function windows(house: House, x: number, y: number, z: number): Vec {
  if (Math.abs(z) < depth / 2 - 0.05 || y > house.height - 0.3 || y < 0.4) return [0, 0, 0]
  const [u, v] = [(x - house.x) / 0.95 + 50, y / 1.25]
  const inside = Math.abs((u % 1) - 0.5) < 0.26 && Math.abs((v % 1) - 0.5) < 0.3
  const pick = hash(Math.floor(u), Math.floor(v), Math.floor(house.seed * 999))
  if (!inside || pick > 0.42) return [0, 0, 0]
  return scale(blend(amber, light(golf.cream), pick * 2), 0.9)
}

function rowSolid(index: number): Solid {
  const houses = row(index)
  const local = (x: number, z: number): number => z - index * pitch - wave(x)
  const nearest = (x: number): House =>
    houses.reduce((a, b) => (Math.abs(b.x - x) - b.width / 2 < Math.abs(a.x - x) - a.width / 2 ? b : a))
  const distance = (x: number, y: number, z: number): number => {
    const zz = local(x, z)
    const gap = Math.max(Math.abs(zz) - depth / 2, y - 9)
    if (gap > 1) return gap * 0.95
    let best = 1e9
    for (const house of houses) {
      if (Math.abs(x - house.x) - house.width / 2 < best) best = Math.min(best, houseDistance(house, x, y, zz))
    }
    return best * 0.93
  }
  return {
    distance,
    material: {
      color: ([x, y, z]) => {
        const house = nearest(x)
        const onRoof = y > house.height - 0.2 && Math.abs(local(x, z)) < depth / 2 - 0.02
        const tile = 0.8 + 0.2 * Math.sin(y * 11)
        return onRoof
          ? scale(blend(light('#1f5a47'), light('#39806a'), house.seed), tile)
          : blend(light('#2c6a55'), light('#8fae96'), house.seed * 0.8)
      },
      glow: ([x, y, z]) => windows(nearest(x), x, y, local(x, z)),
    },
  }
}

/** Corners of the route, along streets and alleys, before the wave. */
const street = (n: number): number => (n - 0.5) * pitch
const route: [number, number][] = [
  [-34, street(2)],
  [-9, street(2)],
  [-9, street(1)],
  [-1, 0],
  [8, street(0)],
  [8, street(-1)],
  [24, street(-1)],
  [24, street(1)],
  [33, street(1)],
]
const stops = [0, 1, 3, 5, 6, 8] as const

function routeDistance(x: number, z: number): number {
  const zz = z - wave(x)
  let best = 1e9
  for (let i = 1; i < route.length; i++) {
    const [[ax, az], [bx, bz]] = [route[i - 1]!, route[i]!]
    const [ex, ez] = [bx - ax, bz - az]
    const t = Math.max(0, Math.min(1, ((x - ax) * ex + (zz - az) * ez) / (ex * ex + ez * ez)))
    best = Math.min(best, (x - ax - ex * t) ** 2 + (zz - az - ez * t) ** 2)
  }
  return Math.sqrt(best)
}

/** A pole with a three-cornered flag. */
export function flag([x, y, z]: Vec, height: number, material: Material): Solid[] {
  const size = height * 0.34
  const cloth = block([x + size / 2, y + height - size * 0.8, z], [size, size * 0.8, height * 0.03], 0, material, 0.01)
  const pennant: Solid = {
    ...cloth,
    distance: (px, py, pz) => {
      const along = (px - x) / size
      const edge = Math.abs(py - y - height + size * 0.4) - size * 0.4 * (1 - along)
      return Math.max(cloth.distance(px, py, pz - 0.05 * size * Math.sin(along * 6)), edge * 0.85) * 0.8
    },
  }
  return [
    rod([x, y, z], [x, y + height, z], height * 0.013, { color: light(golf.cream), glow: [0.1, 0.1, 0.08] }),
    pennant,
  ]
}

const ground: Solid = {
  distance: (_x, y) => y,
  material: {
    color: ([x, , z]) => scale(light('#2b5f4c'), 0.75 + 0.5 * noise(x * 1.8, z * 1.8)),
    glow: ([x, , z]) => {
      const d = routeDistance(x, z)
      return scale(lime, 1.1 * smoothstep(0.42, 0.3, d) + 0.34 * Math.exp(-d * 0.9))
    },
  },
}

/** The church on the square's edge: tower and pointed roof. */
function church(x: number, z: number): Solid[] {
  const wall: Material = { color: light('#9db8a0') }
  const spire: Solid = {
    distance: (px, py, pz) =>
      Math.max((Math.max(Math.abs(px - x), Math.abs(pz - z)) - (19 - py) * 0.24) * 0.9, 11 - py),
    material: { color: light('#2a7059') },
    bound: { center: [x, 15, z], radius: 5 },
  }
  return [block([x, 0, z], [3.6, 11, 3.6], 0, wall, 0.05), spire]
}

export function heroMap(): Scene {
  const flags = stops.flatMap(i => {
    const [x, z] = route[i]!
    return flag([x, 0, z + wave(x)], 8.5, { color: lime, glow: scale(lime, 0.8) })
  })
  const look = studio({
    camera: { from: [-34, 78, 62], to: [0.5, 0, 0], angle: 25 },
    solids: [
      ground,
      ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(rowSolid),
      ...church(4.6, -0.4 + wave(4.6) - 1),
      ...flags,
    ],
    toSun: [-0.7, 0.62, -0.36],
    tone: light('#2f7a61'),
    sun: 0.5,
    softness: 0.03,
    fill: 0.26,
  })
  return {
    ...look,
    sun: [0.62, 0.86, 0.74],
    thrown: ([x, y, z]) => scale(lime, 0.5 * Math.exp(-routeDistance(x, z) * 0.75 - y * 0.35)),
    around: () => light(golf.night),
    fog: 0.0016,
    top: 20,
    far: 220,
  }
}

export const glowAt =
  (at: Vec, color: Vec, reach: number) =>
  (p: Vec, n: Vec): Vec => {
    const to: Vec = [at[0] - p[0], at[1] - p[1], at[2] - p[2]]
    const way = Math.hypot(...to)
    const facing = Math.max(0, (n[0] * to[0] + n[1] * to[1] + n[2] * to[2]) / way)
    return scale(color, (0.15 + facing) / (1 + (way / reach) ** 2))
  }

/** The light of several lamps together. */
export const lamps =
  (...all: ((p: Vec, n: Vec) => Vec)[]) =>
  (p: Vec, n: Vec): Vec =>
    all.reduce<Vec>((sum, lamp) => add(sum, lamp(p, n)), [0, 0, 0])
