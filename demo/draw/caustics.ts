import { fresnel, type Glass, glassSpan, passThrough, sideways } from './glass.ts'
import { between, type Random, seeded } from './random.ts'
import { add, along, dot, mirror, scale, unit, type Vec } from './vec.ts'

/** Light that glass throws on the floor (y = 0), gathered on a grid. */
export type FloorLight = (x: number, z: number) => Vec

export type Area = { x: number; z: number; width: number; depth: number; cells: number }

/** Index of refraction for red, green and blue: the spread is stronger than in crown glass, for colour. */
const indices = [1.5, 1.522, 1.548] as const

type Grid = { area: Area; columns: number; rows: number; cell: number; values: Float32Array }

function emptyGrid(area: Area): Grid {
  const cell = area.width / area.cells
  const rows = Math.ceil(area.depth / cell)
  return { area, columns: area.cells, rows, cell, values: new Float32Array(area.cells * rows * 3) }
}

function drop(grid: Grid, x: number, z: number, channel: number, power: number): void {
  const u = (x - grid.area.x) / grid.cell - 0.5
  const v = (z - grid.area.z) / grid.cell - 0.5
  const [i, j] = [Math.floor(u), Math.floor(v)]
  if (i < 0 || j < 0 || i >= grid.columns - 1 || j >= grid.rows - 1) return
  const [a, b] = [u - i, v - j]
  const at = (j * grid.columns + i) * 3 + channel
  const below = at + grid.columns * 3
  const values = grid.values
  values[at]! += power * (1 - a) * (1 - b)
  values[at + 3]! += power * a * (1 - b)
  values[below]! += power * (1 - a) * b
  values[below + 3]! += power * a * b
}

type Photon = { from: Vec; dir: Vec; power: number }

function nearest(from: Vec, dir: Vec, glasses: Glass[]) {
  let best: { glass: Glass; t: number; normal: Vec } | null = null
  for (const glass of glasses) {
    const span = glassSpan(from, dir, glass)
    if (span && span.enter.t > 1e-4 && (!best || span.enter.t < best.t)) {
      best = { glass, t: span.enter.t, normal: span.enter.normal }
    }
  }
  return best
}

function land(grid: Grid, photon: Photon, channel: number): void {
  if (photon.dir[1] >= -1e-3) return
  const t = -photon.from[1] / photon.dir[1]
  if (t < 0) return
  drop(grid, photon.from[0] + photon.dir[0] * t, photon.from[2] + photon.dir[2] * t, channel, photon.power)
}

function follow(grid: Grid, photon: Photon, channel: number, glasses: Glass[]): void {
  let { from, dir, power } = photon
  for (let step = 0; step < 4; step++) {
    const hit = nearest(from, dir, glasses)
    if (!hit) break
    const entry = along(from, dir, hit.t)
    const share = fresnel(dot(dir, hit.normal))
    const bounced = mirror(dir, hit.normal)
    land(grid, { from: along(entry, bounced, 1e-3), dir: bounced, power: power * share }, channel)
    const passage = passThrough(hit.glass, entry, hit.normal, dir, indices[channel]!)
    power *= (1 - share) * 0.95 * passage.keep[channel]!
    from = passage.from
    dir = passage.dir
  }
  land(grid, { from, dir, power }, channel)
}

function jitter(dir: Vec, spread: number, random: Random): Vec {
  const [side, up] = sideways(dir)
  const angle = between(random, 0, Math.PI * 2)
  const r = spread * Math.sqrt(random())
  return unit(add(dir, add(scale(side, Math.cos(angle) * r), scale(up, Math.sin(angle) * r))))
}

function shine(grid: Grid, glass: Glass, glasses: Glass[], toSun: Vec, spread: number, rays: number): void {
  const random = seeded(7)
  const [side, up] = sideways(toSun)
  const reach = glass.radius * 1.06
  const step = (2 * reach) / rays
  const power = (step * step) / (grid.cell * grid.cell)
  for (let j = 0; j < rays; j++) {
    for (let i = 0; i < rays; i++) {
      const dir = jitter(scale(toSun, -1), spread, random)
      const offset = add(scale(side, -reach + (i + random()) * step), scale(up, -reach + (j + random()) * step))
      const from = along(add(glass.center, offset), dir, -60)
      if (nearest(from, dir, glasses)?.glass !== glass) continue
      for (let channel = 0; channel < 3; channel++) follow(grid, { from, dir, power }, channel, glasses)
    }
  }
}

/** Averages each cell with its neighbours, to calm the noise. */
function calm(grid: Grid): void {
  const g = grid.values
  for (const step of [3, grid.columns * 3]) {
    const before = g.slice()
    for (let i = step; i < g.length - step; i++)
      g[i] = before[i]! * 0.5 + (before[i - step]! + before[i + step]!) * 0.25
  }
}

function reader(grid: Grid): FloorLight {
  return (x, z) => {
    const u = (x - grid.area.x) / grid.cell - 0.5
    const v = (z - grid.area.z) / grid.cell - 0.5
    const [i, j] = [Math.floor(u), Math.floor(v)]
    if (i < 0 || j < 0 || i >= grid.columns - 1 || j >= grid.rows - 1) return [0, 0, 0]
    const [a, b] = [u - i, v - j]
    const at = (j * grid.columns + i) * 3
    const below = at + grid.columns * 3
    const g = grid.values
    const pick = (c: number): number =>
      (g[at + c]! * (1 - a) + g[at + 3 + c]! * a) * (1 - b) + (g[below + c]! * (1 - a) + g[below + 3 + c]! * a) * b
    return [pick(0), pick(1), pick(2)]
  }
}

/** Sends `rays` squared sun rays through each glass and keeps what reaches the floor. */
export function floorLight(glasses: Glass[], toSun: Vec, spread: number, area: Area, rays: number): FloorLight {
  const grid = emptyGrid(area)
  for (const glass of glasses) shine(grid, glass, glasses, toSun, spread, rays)
  calm(grid)
  return reader(grid)
}
