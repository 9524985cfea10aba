import { bokeh } from './bench.ts'
import { golf, light } from './palette.ts'
import { hash, noise } from './random.ts'
import { ball, block, column, ring, rod, studio, tumbler } from './studio.ts'
import { flag, glowAt, lamps } from './town.ts'
import type { Material, Scene, Solid } from './trace.ts'
import { add, blend, scale, smoothstep, type Vec } from './vec.ts'

/** Town golf by night: ball, fountain, bar. */
const lime = light(golf.lime)
const cream = light(golf.cream)
const amber = light(golf.amber)

const stone = { width: 2.5, depth: 2 }

/** Worn cobbles in courses; each stone has its own height and lean. */
function cobbles(y0: number): Solid {
  const distance = (x: number, y: number, z: number): number => {
    if (y - y0 > 0.8) return y - y0 - 0.3
    const line = Math.floor(z / stone.depth)
    const shift = x + (line % 2 ? stone.width / 2 : 0) + hash(line, 7) * 1.2
    const cell = Math.floor(shift / stone.width)
    const u = shift - (cell + 0.5) * stone.width
    const v = z - (line + 0.5) * stone.depth
    const top =
      y0 - 0.12 + 0.24 * hash(cell, line, 4) + u * 0.06 * (hash(cell, line, 5) - 0.5) - 0.035 * (u * u + v * v * 1.4)
    const wide = stone.width / 2 - 0.05 - 0.08 * hash(cell, line, 6)
    const deep = stone.depth / 2 - 0.05 - 0.06 * hash(cell, line, 9)
    const [a, b, c] = [
      Math.max(0, Math.abs(u) - wide + 0.35),
      Math.max(0, Math.abs(v) - deep + 0.35),
      Math.max(0, y - top + 0.35),
    ]
    const body = Math.sqrt(a * a + b * b + c * c) - 0.35
    return Math.min(body, y - y0 + 0.55) * 0.72
  }
  return {
    distance,
    material: {
      color: ([x, y, z]) =>
        scale(
          blend(light('#1f4a3c'), light('#557d6c'), noise(x * 0.45, z * 0.6) * 0.7 + noise(x * 6, y * 6, z * 6) * 0.3),
          0.9,
        ),
      gloss: 0.03,
      shine: 14,
    },
  }
}

/** Points spread evenly over a sphere, for the dimples. */
const dimples: Vec[] = Array.from({ length: 260 }, (_, i) => {
  const y = 1 - (2 * (i + 0.5)) / 260
  const r = Math.sqrt(1 - y * y)
  return [Math.cos(i * 2.399963) * r, y, Math.sin(i * 2.399963) * r]
})

function golfBall(center: Vec, radius: number): Solid {
  const distance = (x: number, y: number, z: number): number => {
    const [px, py, pz] = [(x - center[0]) / radius, (y - center[1]) / radius, (z - center[2]) / radius]
    const r = Math.sqrt(px * px + py * py + pz * pz)
    if (Math.abs(r - 1) > 0.06) return (r - 1) * radius
    let near = -1
    for (const d of dimples) near = Math.max(near, (px * d[0] + py * d[1] + pz * d[2]) / r)
    const away = Math.acos(Math.min(1, near))
    return (r - 1 + 0.028 * smoothstep(0.1, 0.03, away)) * radius * 0.8
  }
  return { distance, material: { color: scale(cream, 0.95), gloss: 0.04, shine: 60 }, bound: { center, radius } }
}

const nightAir = bokeh(light('#0b2a21'), light('#04120e'), [
  { at: [-0.5, 0.04, -1], size: 0.03, color: scale(amber, 0.7) },
  { at: [-0.36, 0.07, -1], size: 0.022, color: scale(amber, 0.5) },
  { at: [-0.2, 0.03, -1], size: 0.028, color: scale(cream, 0.35) },
  { at: [0.16, 0.06, -1], size: 0.024, color: scale(amber, 0.6) },
  { at: [0.34, 0.03, -1], size: 0.034, color: scale(lime, 0.4) },
  { at: [0.5, 0.07, -1], size: 0.026, color: scale(cream, 0.4) },
  { at: [0.68, 0.04, -1], size: 0.036, color: scale(amber, 0.55) },
  { at: [0.84, 0.06, -1], size: 0.024, color: scale(amber, 0.5) },
])

export function ballCobbles(): Scene {
  const look = studio({
    camera: { from: [-3, 4.6, 14.5], to: [0.9, 2.1, 0], angle: 38 },
    solids: [
      cobbles(0),
      golfBall([2.6, 2.2, 0], 2.2),
      ...flag([-1, 0, -20], 9, { color: lime, glow: scale(lime, 0.7) }),
    ],
    toSun: [-0.72, 0.42, -0.42],
    tone: light('#2f7a61'),
    softness: 0.04,
    fill: 0.12,
  })
  return {
    ...look,
    sun: scale([1, 0.8, 0.5], 2.1),
    thrown: lamps(glowAt([6.2, 1.5, 3.6], scale(lime, 1.7), 2.6), glowAt([-1, 5, -19], scale(lime, 1.1), 6)),
    around: nightAir,
    fog: 0.006,
    top: 10,
    far: 160,
  }
}

/** A dark façade with arched windows, some of them lit. */
function facade(z: number): Solid {
  return {
    distance: (_x, _y, pz) => pz - z,
    material: {
      color: ([x, y]) => scale(light('#1c4a3b'), 0.8 + 0.3 * noise(x * 0.7, y * 0.7)),
      glow: ([x, y]) => {
        const [i, j] = [Math.floor(x / 6), Math.floor((y - 1) / 9)]
        const [u, v] = [x - (i + 0.5) * 6, y - 1 - j * 9 - 3.4]
        const arch = v > 1.4 ? Math.hypot(u, v - 1.4) - 1.5 : Math.max(Math.abs(u) - 1.5, -v - 2.4)
        const bars = Math.min(Math.abs(u), Math.abs(v - 1.4), Math.abs(v + 0.6)) - 0.1
        if (arch > 0 || bars < 0 || hash(i, j, 12) > 0.56) return [0, 0, 0]
        return scale(blend(amber, cream, hash(i, j, 3) * 0.4), 0.5 + 0.25 * smoothstep(2, -2, v))
      },
    },
    noShadow: true,
  }
}

/** Distance from the middle of an octagon. */
function eight(x: number, z: number): number {
  const [a, b] = [Math.abs(x), Math.abs(z)]
  return Math.max(a, b, (a + b) * Math.SQRT1_2)
}

/** An eight-sided basin. */
function basin(at: Vec, radius: number, height: number, material: Material): Solid {
  return {
    distance: (x, y, z) => {
      const r = eight(x - at[0], z - at[2])
      const lip = y > at[1] + height - 0.7 ? 0.35 : 0
      const wall = Math.max(r - radius - lip, y - at[1] - height, -(r - radius + 0.8))
      return (wall - 0.05) * 0.8
    },
    material,
  }
}

export function flagFountain(): Scene {
  const rock: Material = {
    color: ([x, y, z]) => scale(light('#8fa895'), 0.75 + 0.35 * noise(x * 1.6, y * 1.6, z * 1.6)),
  }
  const spout = (side: number): Solid[] =>
    Array.from({ length: 9 }, (_, i) => {
      const at = (k: number): Vec => [side * (1.1 + k * 0.36), 7.1 + k * 0.16 - 0.075 * k * k, 0]
      return rod(at(i), at(i + 1), 0.1, { color: light('#d8f0e4'), gloss: 0.2, shine: 60, glow: [0.12, 0.2, 0.12] })
    })
  const look = studio({
    camera: { from: [-7, 8.4, 31], to: [0.8, 6.2, 0], angle: 37 },
    solids: [
      cobbles(0),
      facade(-16),
      basin([0, 0, 0], 6.6, 3.2, rock),
      {
        distance: (x, y, z) => Math.max(y - 2.6, eight(x, z) - 6.2),
        material: { color: light('#0f5a45'), gloss: 0.3, shine: 120 },
      },
      column([0, 0, 0], 1.15, 9.4, rock, 0.15),
      column([0, 6.6, 0], 1.5, 0.9, rock, 0.2),
      column([0, 9.4, 0], 1.6, 0.6, rock, 0.2),
      ball([0, 11.2, 0], 1.3, rock),
      ...spout(1),
      ...spout(-1),
      ...flag([9.4, 0, 4.6], 13.5, { color: lime, glow: scale(lime, 0.55) }),
      golfBall([6.3, 0.62, 9.6], 0.6),
    ],
    toSun: [-0.7, 0.55, 0.35],
    tone: light('#2f7a61'),
    softness: 0.06,
    fill: 0.17,
  })
  return {
    ...look,
    sun: [0.75, 0.95, 0.78],
    thrown: lamps(
      glowAt([9.6, 7, 6.2], scale(lime, 0.9), 4.2),
      glowAt([-12, 9, -8], scale(amber, 1.3), 6),
      glowAt([0, 4, 0], scale(lime, 0.35), 3),
    ),
    around: nightAir,
    top: 15,
    far: 120,
  }
}

type Drink = { x: number; z: number; radius: number; height: number; fill: number; color: Vec }

function drink({ x, z, radius, height, fill, color }: Drink): Solid[] {
  const rim: Material = { color: light('#f2efe0'), gloss: 0.3, shine: 120 }
  const liquid: Material = {
    color,
    gloss: 0.06,
    shine: 120,
    glow: p => scale(color, 0.08 + 0.3 * smoothstep(fill, 0, p[1]) + 0.4 * smoothstep(-0.2, 1, (p[0] - x) / radius)),
  }
  return [
    column([x, 0.25, z], radius - 0.14, fill, liquid, 0.1),
    ring([x, height, z], [0, 1, 0], radius, 0.1, 0.1, rim),
    column([x, 0, z], radius, 0.22, rim, 0.08),
  ]
}

const pools = [-11, -1, 9] as const

/** The wall behind the counter: pools of lamp light, a shelf of bottles, hanging lamps. */
function backBar(): Solid[] {
  const wall: Solid = {
    distance: (_x, _y, z) => z + 13,
    material: {
      color: light('#1d4436'),
      glow: ([x, y]) =>
        scale(
          amber,
          pools.reduce((sum, at) => sum + 0.55 * Math.exp(-(((x - at) / 4.2) ** 2) - ((y - 10.5) / 5.5) ** 2), 0.03),
        ),
    },
    noShadow: true,
  }
  const colors = ['#2f7d5c', '#c8722c', '#8fbf3a', '#5b3a1c', '#e0b45c', '#1d5a45'].map(light)
  const bottles = Array.from({ length: 15 }, (_, i) => {
    const [x, tall, color] = [-15.5 + i * 2.2, 2.6 + hash(i, 4) * 1.6, colors[i % colors.length]!]
    const glass: Material = { color, gloss: 0.08, shine: 90, glow: scale(color, 0.16) }
    return [
      column([x, 5.6, -11.4], 0.72, tall, glass, 0.3),
      rod([x, 5.6 + tall, -11.4], [x, 7.1 + tall, -11.4], 0.22, glass),
    ]
  })
  const hanging = pools.flatMap(at => [
    ball([at, 11.6, -9], 0.9, { color: cream, glow: scale(amber, 1.7) }),
    rod([at, 12, -9], [at, 20, -9], 0.06, { color: light('#0c1a14') }),
  ])
  return [wall, block([0, 5.2, -11.6], [44, 0.4, 2.6], 0, { color: light('#4a2a14') }), ...bottles.flat(), ...hanging]
}

/** Two tall windows behind the viewer, for the shine on glass. */
function softStrip(dir: Vec): number {
  if (dir[2] < 0.15) return 0
  const left = smoothstep(-0.82, -0.78, dir[0]) * smoothstep(-0.6, -0.64, dir[0])
  const right = smoothstep(0.8, 0.83, dir[0]) * smoothstep(0.92, 0.89, dir[0])
  return (left + right * 0.6) * smoothstep(-0.5, -0.3, dir[1])
}

export function bar(): Scene {
  const drinks: Drink[] = [
    { x: -5.4, z: 0.6, radius: 1.75, height: 5.4, fill: 4.2, color: light('#f0a238') },
    { x: -0.2, z: 1.8, radius: 1.35, height: 7.2, fill: 5.8, color: light('#a5dd3c') },
    { x: 4.6, z: 0.2, radius: 2, height: 4.1, fill: 2.5, color: light('#e0663a') },
  ]
  const wood: Material = {
    color: ([x, , z]) =>
      blend(light('#3b2110'), light('#74431f'), noise(x * 0.15, z * 2) * 0.7 + noise(x * 0.6, z * 6) * 0.3),
    gloss: 0.06,
    shine: 40,
  }
  const look = studio({
    camera: { from: [-1.5, 6.4, 21], to: [0.2, 4.2, 0], angle: 38 },
    solids: [
      { distance: (_x, y) => y, material: wood, noShadow: true },
      ...drinks.flatMap(drink),
      block(
        [4.4, 2.4, 0.4],
        [1.3, 1.3, 1.3],
        0.5,
        { color: light('#fbe6c8'), gloss: 0.1, shine: 100, glow: [0.2, 0.1, 0.04] },
        0.2,
      ),
      rod([-0.6, 1, 1.8], [1.2, 9.2, 1.4], 0.11, { color: cream }),
      golfBall([8.4, 0.95, 3.6], 0.95),
      ...backBar(),
      rod([-11, 0.25, 5.4], [-3.8, 0.25, 6.4], 0.16, { color: light(golf.lime) }),
    ],
    sheets: drinks.map(({ x, z, radius, height }) => tumbler([x, 0.1, z], radius, height, [0.93, 0.95, 0.92])),
    toSun: [-0.5, 0.7, -0.42],
    tone: light('#a4703a'),
    softness: 0.08,
    fill: 0.16,
  })
  return {
    ...look,
    sun: [1.5, 0.98, 0.5],
    thrown: lamps(
      ...pools.map(at => glowAt([at, 11.6, -9], scale(amber, 1.1), 4)),
      ...drinks.map(d => glowAt([d.x, 1.6, d.z], scale(d.color, 0.7), 2.2)),
    ),
    around: dir => add(light('#3a2712'), scale(cream, 1.6 * softStrip(dir))),
    far: 80,
  }
}
