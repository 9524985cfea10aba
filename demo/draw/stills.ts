import { light, optik } from './palette.ts'
import { noise } from './random.ts'
import { spectacles } from './spectacles.ts'
import { ball, block, column, leaves, paperRoll, studio, windowBars } from './studio.ts'
import type { Material, Scene } from './trace.ts'
import { blend, smoothstep, unit, type Vec } from './vec.ts'

const paper = light(optik.paper)
const sand = light(optik.sand)
const petrol = light(optik.petrol)
const coral = light(optik.coral)

const matt = (color: Vec): Material => ({ color })
const acetate = (color: Material['color']): Material => ({ color, gloss: 0.05, shine: 160 })
const metal = (color: Vec): Material => ({ color, gloss: 0.75, shine: 60, metal: true })

/** Tortoise acetate: amber clouds in dark brown. */
function tortoise([x, y, z]: Vec): Vec {
  const cloud = noise(x * 1.1, y * 1.3, z * 0.8) * 0.65 + noise(x * 2.7 + 9, y * 2.7, z * 2) * 0.35
  return blend(light('#2b1408'), light('#c4762c'), smoothstep(0.4, 0.66, cloud))
}

const clear: readonly [Vec, Vec] = [
  [0.93, 0.95, 0.95],
  [0.95, 0.96, 0.96],
]

export function frameRound(): Scene {
  const pair = spectacles({
    shape: 'round',
    rim: 0.13,
    thickness: 0.24,
    material: metal(light('#d9a06a')),
    tint: clear,
    place: { at: [0, 2.4, 1], turn: 0.5 },
  })
  return studio({
    camera: { from: [3, 12, 27], to: [-0.6, 3.1, -1.6], angle: 44 },
    solids: [
      paperRoll(16, sand),
      column([-1.6, 0, -3], 8.4, 2.4, matt(petrol)),
      ball([6.6, 1.9, 4.4], 1.9, matt(coral)),
      ...pair.solids,
    ],
    sheets: [pair.sheet],
    toSun: [-0.75, 0.72, 0.42],
    tone: sand,
  })
}

export function framePanto(): Scene {
  const pair = spectacles({
    shape: 'panto',
    rim: 0.36,
    thickness: 0.42,
    material: acetate(tortoise),
    tint: clear,
    place: { at: [0.2, 3.4, 1.2], turn: -0.55 },
  })
  const toSun = unit([0.8, 0.62, 0.5])
  const tone = light(optik.petrolPale)
  return studio({
    camera: { from: [-1, 11, 28], to: [1.3, 3.2, -1.8], angle: 44 },
    solids: [
      paperRoll(15, tone),
      block([1, 0, -3.4], [17, 1.8, 13], 0.25, matt(paper)),
      block([0.6, 1.8, -3.2], [14.6, 1.6, 12], -0.1, matt(light(optik.clay))),
      ...pair.solids,
    ],
    sheets: [pair.sheet],
    toSun,
    gobo: windowBars(toSun, 0.2, 17, 0.7, 0.7),
    tone,
  })
}

export function frameCat(): Scene {
  const pair = spectacles({
    shape: 'cat',
    rim: 0.46,
    thickness: 0.46,
    material: acetate(light('#d8432b')),
    tint: [
      [0.9, 0.72, 0.66],
      [0.96, 0.9, 0.87],
    ],
    place: { at: [0, 4.6, 1], turn: 0.38 },
  })
  const tone = light(optik.coralPale)
  return studio({
    camera: { from: [2.5, 10.5, 27], to: [-0.3, 4.3, -1.6], angle: 44 },
    solids: [
      paperRoll(15, tone),
      column([-3.4, 0, -4.4], 5.6, 4.6, matt(light('#ee9a83'))),
      column([4, 0, 0], 5.2, 4.6, matt(light('#f6c9ba'))),
      block([-8, 0, -9], [3, 17, 3], 0.4, matt(light('#ee9a83'))),
      ...pair.solids,
    ],
    sheets: [pair.sheet],
    toSun: [-0.72, 0.66, 0.5],
    tone,
  })
}

export function frameSquare(): Scene {
  const pair = spectacles({
    shape: 'square',
    rim: 0.5,
    thickness: 0.5,
    material: acetate(light('#0c0f11')),
    tint: [
      [0.8, 0.88, 0.88],
      [0.9, 0.93, 0.93],
    ],
    place: { at: [0, 0, 1.6], turn: -0.62 },
  })
  const toSun = unit([-0.82, 0.5, 0.2])
  return studio({
    camera: { from: [-1, 13.5, 25], to: [0.2, 1, -1.2], angle: 44 },
    solids: [paperRoll(17, light('#17646b')), block([7.4, 0, -6.5], [4.6, 6.4, 4.6], 0.5, matt(paper)), ...pair.solids],
    sheets: [pair.sheet],
    toSun,
    gobo: windowBars(toSun, 1.2, 13, 0.6, 0.5),
    tone: light('#2f7a80'),
    sun: 1.9,
  })
}

export function frameSun(): Scene {
  const pair = spectacles({
    shape: 'pilot',
    rim: 0.2,
    thickness: 0.28,
    material: metal(light('#e8c9a0')),
    temple: acetate(light('#10383d')),
    tint: [
      [0.06, 0.24, 0.26],
      [0.55, 0.72, 0.66],
    ],
    place: { at: [0.6, 0, 0], turn: 0.6 },
  })
  const toSun = unit([-0.5, 0.52, -0.72])
  return studio({
    camera: { from: [2.4, 15, 25], to: [0.3, 0.2, 0.6], angle: 45 },
    solids: [paperRoll(60, light('#efd6b4')), ball([-5.6, 2.2, -9], 2.2, matt(coral)), ...pair.solids],
    sheets: [pair.sheet],
    toSun,
    gobo: leaves(toSun, 3.1, 0.26),
    tone: sand,
    sun: 1.75,
    fill: 0.3,
  })
}

export function frameKids(): Scene {
  const pair = spectacles({
    shape: 'oval',
    rim: 0.44,
    thickness: 0.5,
    material: acetate(light('#f0654a')),
    temple: acetate(light('#2a8a90')),
    tint: clear,
    place: { at: [0, 3.2, 1], turn: 0.34, size: 0.86 },
  })
  return studio({
    camera: { from: [2, 11, 27], to: [0, 3.2, -1.4], angle: 44 },
    solids: [
      paperRoll(15, paper),
      block([-3.6, 0, -2.2], [6.8, 3.2, 9], 0.1, matt(light('#2f8287'))),
      block([3.6, 0, -2.2], [6.6, 3.2, 9.4], -0.08, matt(light(optik.coralPale))),
      column([-7.4, 0, 4.6], 1.5, 1.5, matt(coral)),
      ball([6, 1.2, 5.4], 1.2, matt(light('#e9b872'))),
      ball([6.4, 4.7, -4.4], 1.5, matt(petrol)),
      ...pair.solids,
    ],
    sheets: [pair.sheet],
    toSun: [-0.66, 0.74, 0.44],
    tone: paper,
    sun: 1.35,
  })
}

/** Evening sky behind the shelf: coral at the horizon, petrol above. */
function evening(dir: Vec): Vec {
  const low = blend(light('#ffd9b0'), light('#ef7f5e'), smoothstep(0, 0.13, dir[1]))
  return blend(low, light('#3c777b'), smoothstep(0.1, 0.42, dir[1]))
}

/** Four pairs on a shelf, the sun low behind them. */
export function framesSilhouette(): Scene {
  const shapes = ['round', 'cat', 'square', 'panto'] as const
  const pairs = shapes.map((shape, i) =>
    spectacles({
      shape,
      rim: [0.24, 0.46, 0.46, 0.36][i]!,
      thickness: 0.4,
      material: acetate(light('#11181a')),
      tint: [
        [0.86, 0.66, 0.56],
        [0.92, 0.88, 0.84],
      ],
      place: { at: [-22 + i * 16, 0, -i * 3], turn: [0.1, -0.24, 0.2, -0.1][i]! },
    }),
  )
  const look = studio({
    camera: { from: [-28, 9.5, 29], to: [-13, 1.2, 0], angle: 40 },
    solids: [
      { distance: (_x, y) => y, material: { color: light('#f0d3b8') }, noShadow: true },
      ...pairs.flatMap(pair => pair.solids),
    ],
    sheets: pairs.map(pair => pair.sheet),
    toSun: [0.16, 0.26, -0.95],
    tone: light('#e8b89a'),
    sun: 2.8,
    softness: 0.025,
    fill: 0.3,
  })
  return { ...look, around: evening, far: 500 }
}
