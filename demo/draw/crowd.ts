import { aspect, light } from './palette.ts'
import { hash, noise } from './random.ts'
import { ball, block, column, disc, ring, studio } from './studio.ts'
import type { Material, Scene, Solid } from './trace.ts'
import { add, blend, scale, smoothstep, type Vec } from './vec.ts'

/** The association: people as simple figures in round halls, and its seal. */
const matt = (color: Vec): Material => ({ color, gloss: 0.02, shine: 30 })
const [white, blue, deep, navy, yellow] = [aspect.white, aspect.blue, aspect.deep, aspect.navy, aspect.yellow].map(
  light,
) as [Vec, Vec, Vec, Vec, Vec]

/** A figure: a cone-like body with a ball for a head; `x`, `z` from its middle, `y` from its feet. */
function figure(x: number, y: number, z: number): number {
  const r = Math.sqrt(x * x + z * z)
  const body = Math.max((r - 0.52 + y * 0.19) * 0.95, y - 1.5, -y)
  const head = Math.sqrt(r * r + (y - 1.82) ** 2) - 0.42
  return Math.min(body, head) - 0.04
}

const hall = { first: 9, step: 2.1, rise: 0.5, rows: 13 }
const rowHeight = (row: number): number => row * hall.rise

const seats = (row: number): number => Math.floor((hall.first + row * hall.step) * 3.5)

const isFree = (row: number, seat: number): boolean => hash(row, seat, 3) < 0.06

/** The nearest figure of one row, by turning the seat next to the point onto one place. */
function rowDistance(row: number, x: number, y: number, z: number): number {
  if (row < 0 || row >= hall.rows) return 3
  const radius = hall.first + row * hall.step + hall.step / 2
  const count = seats(row)
  const angle = Math.atan2(z, x)
  const seat = Math.round((angle / (Math.PI * 2)) * count)
  if (isFree(row, (seat + count) % count)) return 0.9
  const at = (seat / count) * Math.PI * 2
  return figure(x - Math.cos(at) * radius, y - rowHeight(row), z - Math.sin(at) * radius)
}

function crowdDistance(x: number, y: number, z: number): number {
  const r = Math.sqrt(x * x + z * z)
  const row = Math.floor((r - hall.first) / hall.step)
  return (
    Math.min(rowDistance(row, x, y, z), rowDistance(row + 1, x, y, z) + 0.02, rowDistance(row - 1, x, y, z) + 0.02) *
    0.8
  )
}

function stepsDistance(x: number, y: number, z: number): number {
  const r = Math.sqrt(x * x + z * z)
  const row = Math.max(-1, Math.min(hall.rows, Math.floor((r - hall.first) / hall.step)))
  const top = row < 0 ? 0 : rowHeight(row)
  if (row + 1 >= hall.rows) return y - top
  const toNext = Math.max(0, hall.first + (row + 1) * hall.step - r)
  const over = Math.max(0, y - rowHeight(row + 1))
  return Math.min(y - top, Math.sqrt(toNext * toNext + over * over))
}

/** Rays on the steps, like the fibres of an iris. */
function irisColor([x, , z]: Vec): Vec {
  const r = Math.hypot(x, z)
  const ray = 0.5 + 0.5 * Math.sin(Math.atan2(z, x) * 36)
  const base = blend(light('#2f74ea'), deep, smoothstep(9, 40, r))
  return blend(base, light('#8db8ff'), ray ** 4 * 0.35 * smoothstep(34, 12, r))
}

function crowdColor([x, , z]: Vec): Vec {
  const r = Math.hypot(x, z)
  const angle = Math.atan2(z, x)
  const row = Math.round((r - hall.first - hall.step / 2) / hall.step)
  const seat = Math.round((angle / (Math.PI * 2)) * seats(row))
  const pick = hash(row, (seat + seats(row)) % seats(row), 8)
  if (pick < 0.025) return yellow
  const fibre = noise(angle * 7 + 30, r * 0.05) * 0.75 + pick * 0.25
  const bright = blend(light('#3f86ff'), white, smoothstep(0.42, 0.66, fibre))
  return blend(
    bright,
    light('#0f2d68'),
    smoothstep(0.2, 1, (r - hall.first) / (hall.rows * hall.step) + (0.5 - fibre) * 0.5),
  )
}

/** The congress hall from above: rows of people around a stage, the rhythm of an iris around a pupil. */
export function heroCongress(): Scene {
  const look = studio({
    camera: { from: [-5, 56, 36], to: [1.5, 0, 0.6], angle: 33 },
    solids: [
      { distance: stepsDistance, material: { color: irisColor } },
      { distance: crowdDistance, material: { color: crowdColor, gloss: 0.03, shine: 40 } },
      column([0, 0, 0], 7.2, 0.5, matt(navy), 0.2),
      ring([0, 0.5, 0], [0, 1, 0], 6.4, 0.5, 0.2, { color: yellow, glow: scale(yellow, 0.5) }),
      column([1.4, 0.5, -1.2], 3.1, 0.25, { color: yellow, glow: scale(yellow, 0.35) }, 0.1),
      figureAt(1.4, 0.75, -1.2, white),
    ],
    toSun: [-0.72, 0.5, -0.42],
    tone: light('#6ea0f2'),
    sun: 1.7,
    softness: 0.03,
    fill: 0.32,
  })
  return {
    ...look,
    sun: [1.65, 1.65, 1.6],
    around: dir => blend(light('#7fb0ff'), white, smoothstep(0, 1, dir[1])),
    top: rowHeight(hall.rows) + 3,
    far: 140,
  }
}

function figureAt(x: number, y: number, z: number, color: Vec, size = 1): Solid {
  return {
    distance: (px, py, pz) => figure((px - x) / size, (py - y) / size, (pz - z) / size) * size * 0.85,
    material: matt(color),
    bound: { center: [x, y + 1.1 * size, z], radius: 1.5 * size },
  }
}

/** A lecture: an audience seen from behind, a large disc of light, one speaker. */
export function education(): Scene {
  const audience = [0, 1, 2, 3].flatMap(row =>
    Array.from({ length: 9 + row }, (_, i) => {
      const angle = ((i - (8 + row) / 2) / (9 + row)) * 1.5
      const radius = 15 + row * 4.4
      const color =
        hash(row, i, 5) < 0.1
          ? yellow
          : [light('#2a6be0'), light('#123a86'), light('#8fb7fa')][Math.floor(hash(i, row, 2) * 3)]!
      return figureAt(Math.sin(angle) * radius, row * 1.5 - 1, -9 + Math.cos(angle) * radius, color, 2)
    }),
  )
  const board: Material = {
    color: ([x, y]) => {
      const r = Math.hypot(x - 2.4, y - 9)
      const line = smoothstep(0.2, 0.14, Math.abs(((r + 0.8) % 1.6) - 0.8))
      return blend(white, light('#4c8df5'), line * smoothstep(9.4, 3, r))
    },
    glow: [0.08, 0.1, 0.14],
  }
  const look = studio({
    top: 18.5,
    camera: { from: [-5, 13.5, 40], to: [0.6, 6.2, -4], angle: 35 },
    solids: [
      { distance: (_x, y) => y + 1, material: matt(light('#1b57c6')), noShadow: true },
      { distance: (_x, _y, z) => z + 18, material: matt(light('#1a54c0')), noShadow: true },
      disc([2.4, 9, -14], [0.06, 0, 1], 8.8, 0.6, board),
      disc([2.4, 9, -13.6], [0.06, 0, 1], 2, 0.5, { color: yellow, glow: scale(yellow, 0.4) }),
      block([-9, -1, -9], [2.4, 4, 1.8], 0.3, matt(white), 0.2),
      figureAt(-11.6, -1, -9.4, yellow, 2.7),
      ...audience,
    ],
    toSun: [-0.5, 0.72, 0.5],
    tone: light('#5f94ee'),
    sun: 1.4,
    softness: 0.06,
    fill: 0.4,
  })
  return { ...look, sun: [1.4, 1.4, 1.36] }
}

const turn = (x: number, z: number): number => Math.atan2(z, x)

/** The seal: a scalloped white plate, rings like an iris, a yellow pupil. */
export function seal(): Scene {
  const scallop: Solid = {
    distance: (x, y, z) => {
      const r = Math.sqrt(x * x + z * z) - 9.6 - 0.2 * Math.cos(turn(x, z) * 36)
      return (Math.max(r, Math.abs(y - 0.5) - 0.4) - 0.1) * 0.7
    },
    material: matt(white),
  }
  const fluted: Solid = {
    distance: (x, y, z) => {
      const r = Math.sqrt(x * x + z * z)
      const ridge = 0.13 * Math.cos(turn(x, z) * 60) * smoothstep(3.4, 4.4, r)
      return (Math.max(r - 6.6, 3.2 - r, Math.abs(y - 1.1) - 0.5 - ridge) - 0.06) * 0.7
    },
    material: matt(blue),
  }
  const look = studio({
    top: 3.4,
    camera: { from: [-3, 32, 12], to: [0, 0.2, 0.2], angle: 41 },
    solids: [
      { distance: (_x, y) => y, material: { color: light('#dbe8fd') }, noShadow: true },
      scallop,
      ring([0, 1, 0], [0, 1, 0], 8.3, 0.5, 0.5, matt(navy)),
      ...Array.from({ length: 12 }, (_, i) => {
        const a = (i / 12) * Math.PI * 2
        return ball([Math.cos(a) * 7.4, 0.96, Math.sin(a) * 7.4], 0.36, matt(yellow))
      }),
      fluted,
      column([0, 0, 0], 3.3, 1.9, matt(navy), 0.25),
      ball([0, 0.5, 0], 2.5, { color: yellow, gloss: 0.05, shine: 80 }),
    ],
    toSun: [-0.7, 0.62, -0.3],
    tone: light('#a9c8f6'),
    sun: 1.45,
    softness: 0.05,
    fill: 0.45,
  })
  return {
    ...look,
    sun: [1.5, 1.5, 1.46],
    around: dir =>
      add([0.3, 0.42, 0.7], scale(white, 0.9 * smoothstep(0.3, 0.9, dir[1]) * smoothstep(0.2, -0.3, dir[0]))),
  }
}
