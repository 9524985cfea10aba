import { aspect, light } from './palette.ts'
import { hash, noise } from './random.ts'
import { studio } from './studio.ts'
import type { Distance, Material, Scene, Sheet, Solid } from './trace.ts'
import { blend, smoothstep, type Vec } from './vec.ts'

/** A town by a lake, like folded paper; the water is a sheet over a mirrored town. */
const [white, blue, navy, yellow] = [aspect.white, aspect.blue, aspect.navy, aspect.yellow].map(light) as [
  Vec,
  Vec,
  Vec,
  Vec,
]
const walls = ['#ffffff', '#dfeafc', '#b9d2fa', '#ffffff', '#8ab4f6', '#eef4ff', '#ffd400'].map(light)
const roofs = ['#1d5fd6', '#123f95', '#2f74ea', '#0b1f3f'].map(light)

type House = { x: number; width: number; height: number; seed: number }

function terrace(index: number, low: number, high: number): House[] {
  const houses: House[] = []
  let x = -60
  for (let i = 0; x < 60; i++) {
    const width = 2.6 + hash(index, i, 31) * 2
    houses.push({ x: x + width / 2, width, height: low + (high - low) * hash(index, i, 32), seed: hash(index, i, 33) })
    x += width
  }
  return houses
}

const pick = <T>(list: readonly T[], seed: number): T => list[Math.floor(seed * 0.999 * list.length)]!

/** Windows in rows; the glass is navy. */
function wallColor(house: House, x: number, y: number): Vec {
  const [u, v] = [(x - house.x) / 0.86 + 40.5, y / 1.3]
  const inWindow = Math.abs((u % 1) - 0.5) < 0.24 && Math.abs((v % 1) - 0.55) < 0.3 && y < house.height && y > 0.9
  return inWindow && Math.abs(x - house.x) < house.width / 2 - 0.35 ? light('#1b3d7d') : pick(walls, house.seed)
}

/** One row of gabled houses that face the water, mirrored below y = 0. */
function terraceSolid(index: number, z: number, low: number, high: number): Solid {
  const houses = terrace(index, low, high)
  const roofLine = (house: House, x: number): number => house.height + (house.width / 2 - Math.abs(x - house.x)) * 1.05
  const distance: Distance = (x, y, pz) => {
    const [tall, deep] = [Math.abs(y), Math.abs(pz - z) - 2.6]
    const gap = Math.max(deep, tall - high - 3)
    if (gap > 1) return gap
    let best = 1e9
    for (const house of houses) {
      const side = Math.abs(x - house.x) - house.width / 2
      if (side < best) best = Math.min(best, Math.max(side, deep, (tall - roofLine(house, x)) * 0.69))
    }
    return best * 0.95
  }
  const color = ([x, y, pz]: Vec): Vec => {
    const house = houses.find(h => Math.abs(x - h.x) <= h.width / 2 + 0.001) ?? houses[0]!
    return pz > z + 2.55 || Math.abs(y) < house.height ? wallColor(house, x, Math.abs(y)) : pick(roofs, house.seed)
  }
  return { distance, material: { color } }
}

const both = (solid: Solid): Solid => ({
  ...solid,
  distance: (x, y, z) => solid.distance(x, Math.abs(y), z),
  bound: undefined,
})

/** A square tower with a pointed or a domed top. */
function tower(
  x: number,
  z: number,
  width: number,
  height: number,
  top: 'spire' | 'dome',
  wall: Material,
  roof: Material,
): Solid[] {
  const body: Distance = (px, y, pz) => Math.max(Math.abs(px - x) - width / 2, Math.abs(pz - z) - width / 2, y - height)
  const spire: Distance = (px, y, pz) =>
    Math.max((Math.max(Math.abs(px - x), Math.abs(pz - z)) - (height + width * 3.4 - y) * 0.155) * 0.95, height - y)
  const dome: Distance = (px, y, pz) => {
    const q = Math.hypot(px - x, (y - height) * 0.62, pz - z) - width * 0.52
    return Math.max(q * 0.7, height - y)
  }
  return [both({ distance: body, material: wall }), both({ distance: top === 'spire' ? spire : dome, material: roof })]
}

/** A boat with one sail. */
function boat(x: number, z: number, size: number): Solid[] {
  const sail: Distance = (px, y, pz) => {
    const [u, v] = [(px - x) / size, y / size]
    return Math.max(Math.abs(pz - z) - 0.05, (u * 0.88 + v * 0.47 - 1.9) * size, -u * size, (0.5 - v) * size) * 0.9
  }
  const hull: Distance = (px, y, pz) =>
    Math.max(Math.abs((px - x) / size - 0.4) * size - size * (1.2 + y * 0.3), Math.abs(pz - z) - 0.4, y - 0.34 * size) *
    0.8
  return [both({ distance: sail, material: { color: white } }), both({ distance: hull, material: { color: yellow } })]
}

/** Mountains in layers, a yellow sun between them. */
function horizon(dir: Vec): Vec {
  const across = dir[0] / Math.max(0.2, -dir[2])
  const up = Math.abs(dir[1])
  const sky = blend(light('#eaf2ff'), light('#4f8df0'), smoothstep(0.02, 0.42, up))
  const sun = smoothstep(0.0745, 0.073, Math.hypot(across - 0.24, up - 0.2))
  let color = blend(sky, yellow, sun)
  const layers = [
    { low: 0.1, rise: 0.16, rough: 3.1, tone: '#b4d0fb' },
    { low: 0.08, rise: 0.1, rough: 4.6, tone: '#7eaef6' },
    { low: 0.05, rise: 0.07, rough: 5.3, tone: '#4c87ea' },
  ]
  layers.forEach(({ low, rise, rough, tone }, i) => {
    const fold = Math.abs(noise(across * rough + 20 + i * 9, i) - 0.5) * 1.5 + noise(across * rough * 4, i + 3) * 0.25
    const peak = low + rise * (1 - fold)
    color = blend(color, light(tone), smoothstep(peak + 0.001, peak - 0.001, up))
  })
  return color
}

/** The lake: tints and ripples what it mirrors. */
const lake: Sheet = {
  hit: (from, dir) => {
    const t = -from[1] / dir[1]
    if (!(t > 0.004)) return null
    const [x, z] = [from[0] + dir[0] * t, from[2] + dir[2] * t]
    const wave = noise(x * 0.5 + 9, z * 1.7) - 0.5 + (noise(x * 1.4, z * 4.6 + 3) - 0.5) * 0.6
    const near = smoothstep(-4, 24, z)
    return {
      t,
      normal: [0, 1, 0],
      mirrors: false,
      bend: [wave * 0.02, wave * (0.05 + near * 0.12), 0],
      tint: blend([0.5, 0.68, 0.98], [0.2, 0.42, 0.9], near),
    }
  },
}

export function city(): Scene {
  const stone: Material = { color: light('#cfe0fb') }
  const roof: Material = { color: blue }
  const look = studio({
    camera: { from: [-5, 5.4, 40], to: [0.5, 5.2, 0], angle: 36 },
    solids: [
      both({ distance: (_x, y, z) => Math.max(z + 1, y - 0.7), material: { color: light('#9fbff2') } }),
      terraceSolid(1, -5, 3, 5.6),
      terraceSolid(2, -12, 5.4, 8.6),
      ...tower(-9.2, -9, 2.6, 13.4, 'dome', stone, roof),
      ...tower(-5.4, -9, 2.6, 13.4, 'dome', stone, roof),
      ...tower(3.8, -8.4, 2, 10, 'spire', { color: white }, { color: navy }),
      ...tower(15.4, -9, 2.2, 8.4, 'spire', stone, roof),
      ...tower(-19, -9, 1.8, 8.6, 'spire', { color: white }, { color: navy }),
      ...boat(9.6, 12, 1.5),
      ...boat(-10.4, 6, 1),
    ],
    sheets: [lake],
    toSun: [-0.62, 0.55, 0.56],
    tone: light('#8db6f8'),
    sun: 1.3,
    softness: 0.03,
    fill: 0.5,
  })
  return { ...look, sun: [1.3, 1.26, 1.18], around: horizon, top: 24, far: 150 }
}
