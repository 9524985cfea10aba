import { lensBody } from './glass.ts'
import { light, optik } from './palette.ts'
import { noise, seeded } from './random.ts'
import { spectacles } from './spectacles.ts'
import { ball, block, bowl, column, disc, paperRoll, ring, rod, studio, windowBars } from './studio.ts'
import type { Material, Scene, Solid } from './trace.ts'
import { add, blend, scale, smoothstep, unit, type Vec } from './vec.ts'

/** Still lifes of the craft: the workshop, the eye test, a contact lens. */
const matt = (color: Vec): Material => ({ color })
const glossy = (color: Vec): Material => ({ color, gloss: 0.05, shine: 160 })
const steel: Material = { color: light('#cfd2d0'), gloss: 0.7, shine: 50, metal: true }
const brass: Material = { color: light('#d8a566'), gloss: 0.7, shine: 50, metal: true }

const wood = ([x, , z]: Vec): Vec =>
  blend(light('#c99a6b'), light('#dcb78c'), noise(x * 0.12 + 3, z * 1.6) * 0.7 + noise(x * 0.5, z * 5) * 0.3)

function screwdriver(from: Vec, turn: number, handle: Material): Solid[] {
  const dir: Vec = [Math.cos(turn), 0, Math.sin(turn)]
  const at = (k: number): Vec => [from[0] + dir[0] * k, from[1], from[2] + dir[2] * k]
  return [rod(at(0), at(3.6), 0.5, handle), rod(at(3.9), at(4.2), 0.36, brass), rod(at(4.2), at(8), 0.15, steel)]
}

function screws(): Solid[] {
  const random = seeded(5)
  return Array.from({ length: 9 }, () => {
    const at: Vec = [1.4 + random() * 5.4, 0, 8.4 + random() * 4]
    const lean: Vec = [at[0] + random() - 0.5, 0.12, at[2] + random() - 0.5]
    return [
      rod([at[0], 0.12, at[2]], lean, 0.09, brass),
      disc([at[0], 0.2, at[2]], [random() - 0.5, 0.5, random() - 0.5], 0.24, 0.12, brass),
    ]
  }).flat()
}

/** The lens edger: a petrol housing with a grinding wheel behind a round opening. */
function edger(): Solid[] {
  const front = -2.9
  return [
    block([-9, 0, -7], [15, 9.6, 8], 0, glossy(light('#156068')), 1.1),
    ring([-10.6, 5, front], [0, 0, 1], 3.5, 0.5, 0.7, glossy(light(optik.paper))),
    disc([-10.6, 5, front + 0.05], [0, 0, 1], 3.2, 0.2, matt(light('#0a2b2f'))),
    ring([-10.6, 5, front + 0.25], [0, 0, 1], 1.75, 1.1, 0.7, steel),
    disc([-10.6, 5, front + 0.4], [0, 0, 1], 0.5, 0.9, brass),
    disc([-4.4, 6.7, front + 0.1], [0, 0, 1], 0.95, 0.9, glossy(light(optik.coral))),
    disc([-4.4, 3.7, front + 0.1], [0, 0, 1], 0.6, 0.6, glossy(light(optik.paper))),
    disc([-6, 3.7, front + 0.1], [0, 0, 1], 0.6, 0.6, glossy(light(optik.paper))),
  ]
}

/** Three lens blanks in a stack, and one clamped before the wheel. */
function blanks() {
  const tints: Vec[] = [
    [0.08, 0.03, 0.03],
    [0.5, 0.12, 0.1],
    [0.05, 0.3, 0.42],
  ]
  const stack = tints.map((tint, i) =>
    lensBody([-0.6 + i * 0.1, 1.12 + i * 0.86, 3.2 - i * 0.06], [0.02, 1, 0.01 * i], 2.2, 0.8, 0.34, tint),
  )
  return [...stack, lensBody([-9.2, 6.3, -1.4], [0.1, 0, 1], 1.7, 0.6, 0.2, [0.4, 0.1, 0.1])]
}

export function workshop(): Scene {
  const toSun = unit([-0.62, 0.62, 0.5])
  const pair = spectacles({
    shape: 'panto',
    rim: 0.38,
    thickness: 0.42,
    material: glossy(light('#20272b')),
    tint: [
      [0.93, 0.95, 0.95],
      [0.95, 0.96, 0.96],
    ],
    place: { at: [9.6, 1.2, -0.4], turn: -0.5, size: 0.86 },
  })
  return studio({
    top: 11,
    camera: { from: [1, 17, 33], to: [0.6, 2.5, -0.6], angle: 35 },
    solids: [
      { distance: (_x, y) => y, material: { color: wood }, noShadow: true },
      { distance: (_x, _y, z) => z + 15, material: matt(light(optik.petrolPale)), noShadow: true },
      ...edger(),
      block([9.6, 0, -3.4], [15, 1.2, 11], -0.12, matt(light(optik.coralPale)), 0.3),
      ...pair.solids,
      column([-0.6, 0, 3.2], 2.5, 0.7, matt(light(optik.petrol)), 0.2),
      ...screwdriver([-13.4, 0.5, 4.6], 0.32, glossy(light(optik.coral))),
      ...screwdriver([-12.4, 0.5, 7.8], 0.1, glossy(light('#1d7a80'))),
      rod([9.6, 0.2, 9.6], [17, 0.5, 6.6], 0.17, steel),
      rod([9.6, 0.2, 9.7], [17, 0.5, 7.6], 0.17, steel),
      ...screws(),
    ],
    sheets: [pair.sheet],
    glasses: blanks(),
    gobo: windowBars(toSun, -0.5, 21, 0.8, 0.8),
    toSun,
    tone: light(optik.sand),
    sun: 1.55,
  })
}

/** A Landolt ring that stands on the floor, its gap turned by `gap`. */
function landolt(x: number, z: number, size: number, gap: number, color: Vec): Solid {
  const body = ring([x, size / 2, z], [0.16, 0, 1], size * 0.4, size * 0.2, size * 0.18, matt(color))
  const [c, s] = [Math.cos(gap), Math.sin(gap)]
  return {
    ...body,
    distance: (px, py, pz) => {
      const [u, v] = [px - x, py - size / 2]
      const cut = Math.max(Math.abs(v * c - u * s) - size * 0.1, -(u * c + v * s))
      return Math.max(body.distance(px, py, pz), -cut)
    },
  }
}

export function eyeTest(): Scene {
  const tone = light(optik.petrolPale)
  const sizes = [9.5, 6.9, 5, 3.6, 2.6, 1.9] as const
  const gaps = [0, Math.PI / 2, Math.PI, 0, -Math.PI / 2, Math.PI / 2] as const
  let x = -17
  const rings = sizes.map((size, i) => {
    x += size / 2 + 0.5
    const solid = landolt(x, -i * 0.9, size, gaps[i]!, light(i === 3 ? optik.coral : i % 2 ? '#1b646b' : optik.ink))
    x += size / 2 + 0.5
    return solid
  })
  return studio({
    top: 10.5,
    camera: { from: [-3.4, 12, 38], to: [-0.6, 4.2, 0], angle: 34 },
    solids: [paperRoll(24, light('#bcd3cf')), ...rings],
    glasses: [lensBody([7.8, 3.4, 2.5], [-0.2, 0.1, 1], 3.4, 1.15, 0.3, [0.04, 0.02, 0.02])],
    toSun: [-0.6, 0.55, 0.62],
    tone: blend(tone, light(optik.paper), 0.6),
    sun: 1.5,
  })
}

/** Soft discs of light, far out of focus. */
export function bokeh(low: Vec, high: Vec, spots: readonly { at: Vec; size: number; color: Vec }[]): (dir: Vec) => Vec {
  const all = spots.map(spot => ({ ...spot, at: unit(spot.at) }))
  return dir => {
    let color = blend(low, high, smoothstep(-0.5, 0.6, dir[1]))
    for (const { at, size, color: spot } of all) {
      const away = Math.acos(Math.min(1, at[0] * dir[0] + at[1] * dir[1] + at[2] * dir[2])) / size
      const edge = smoothstep(1.1, 0.9, away) * (0.85 + 0.15 * smoothstep(0.6, 1, away))
      color = add(color, scale(spot, edge))
    }
    return color
  }
}

/** A contact lens on a fingertip, very close. */
export function contactLens(): Scene {
  const dropAt = (x: number, z: number, r: number) => {
    const y = -5 + Math.sqrt(9.5 ** 2 - (x - 1.5) ** 2 - z * z)
    return lensBody(
      [x, y + r * 0.3, z],
      [(x - 1.5) / 9.5, (y + 5) / 9.5, z / 9.5],
      r,
      r * 1.1,
      r * 0.1,
      [0.05, 0.02, 0.02],
    )
  }
  const skin: Material = {
    color: ([x, y, z]) =>
      scale(
        blend(light('#c4674b'), light('#eda88c'), smoothstep(-3, 4.6, y)),
        0.94 + 0.06 * Math.sin(Math.hypot(x - 1.2, (z - 1) * 1.3) * 16),
      ),
    gloss: 0.03,
    shine: 22,
  }
  const look = studio({
    top: 8,
    camera: { from: [-1.4, 9.4, 18], to: [0.9, 5.1, 0], angle: 36 },
    solids: [
      ball([1.5, -5, 0], 9.5, skin),
      ring([0.6, 6.2, 0.9], [0, 1, 0], 2.97, 0.06, 0.06, glossy(light('#d8f0f0'))),
    ],
    sheets: [bowl([0.6, 7.85, 0.9], 3.4, 1.75, [0.7, 0.93, 0.95])],
    glasses: [
      dropAt(5.4, 2.2, 0.7),
      dropAt(-2.6, 3.4, 0.5),
      dropAt(4.6, 4.6, 0.36),
      dropAt(-3.6, 1.2, 0.3),
      dropAt(0.5, 1, 0.9),
    ],
    toSun: [-0.55, 0.75, 0.2],
    tone: light('#8fb5b4'),
    sun: 1.6,
    fill: 0.3,
  })
  return { ...look, around: petrolAir }
}

const petrolAir = bokeh(light('#08363b'), light('#3a979c'), [
  { at: [-0.52, 0.0, -1], size: 0.13, color: [0.1, 0.17, 0.16] },
  { at: [-0.3, -0.16, -1], size: 0.07, color: [0.36, 0.14, 0.08] },
  { at: [0.56, -0.1, -1], size: 0.1, color: [0.08, 0.14, 0.13] },
  { at: [0.3, 0.06, -1], size: 0.06, color: [0.34, 0.3, 0.22] },
  { at: [0.42, -0.2, -1], size: 0.06, color: [0.28, 0.11, 0.06] },
  { at: [-0.5, 0.7, 0.6], size: 0.34, color: [2.4, 2.3, 2.1] },
])
