import { floorLight } from './caustics.ts'
import { lensBody } from './glass.ts'
import { light, optik } from './palette.ts'
import type { Scene } from './trace.ts'
import { blend, mul, scale, smoothstep, unit, type Vec } from './vec.ts'

const clear: Vec = [0.035, 0.018, 0.022]
const petrol: Vec = [0.62, 0.16, 0.15]
const coral: Vec = [0.05, 0.5, 0.72]

/** A lens that stands on its edge, turned by `turn` and leaning back by `lean` (radians). */
function standing(x: number, z: number, radius: number, turn: number, lean: number, thickness: number, absorb: Vec) {
  const axis: Vec = [Math.sin(turn) * Math.cos(lean), Math.sin(lean), Math.cos(turn) * Math.cos(lean)]
  const center: Vec = [x, radius * Math.cos(lean) + 0.12, z]
  return lensBody(center, axis, radius, thickness, thickness * 0.16, absorb)
}

/** The showpiece: four lenses in low sun, and the light they throw on paper. */
export function heroLens(): Scene {
  const toSun = unit([-0.62, 0.5, -0.72])
  const glasses = [
    standing(3.2, -3.4, 5.2, 0.62, 0.1, 2.5, clear),
    standing(-6.6, -1.6, 3.5, 0.86, 0.16, 1.7, petrol),
    standing(10.8, 1.4, 2.6, 0.42, 0.12, 1.5, coral),
    lensBody([-1.4, 0.62, 6], [0.06, 1, 0.04], 2.3, 1.1, 0.2, clear),
  ]
  const sun: Vec = [1.56, 1.34, 1.08]
  const caustics = floorLight(glasses, toSun, 0.012, { x: -22, z: -16, width: 46, depth: 40, cells: 1100 }, 1300)
  const paper = light(optik.paper)
  const window = light('#fff6e6')
  const dusk = light(optik.petrol)
  return {
    camera: { from: [1.5, 16, 30], to: [2.2, 2.1, 0.4], angle: 34 },
    solids: [{ distance: (_x, y) => y, material: { color: ([x, , z]) => sheetColor(x, z) } }],
    glasses,
    toSun,
    sun,
    softness: 0.02,
    sky: [0.23, 0.275, 0.28],
    bounce: [0.3, 0.28, 0.25],
    around: dir => {
      const wall = blend(scale(paper, 0.5), scale(dusk, 0.9), smoothstep(-0.1, 0.75, dir[1]))
      const pane =
        smoothstep(0.24, 0.28, dir[1]) *
        smoothstep(0.66, 0.62, dir[1]) *
        smoothstep(0.12, 0.08, Math.abs(dir[0] + 0.5 - dir[1] * 0.1) - 0.18)
      return blend(wall, scale(window, 2.2), pane)
    },
    gobo: ([x, y, z]) => windowLight(x + (y * 0.62) / 0.5, z + (y * 0.72) / 0.5),
    thrown: p => (p[1] < 0.05 ? mul(caustics(p[0], p[2]), sun) : [0, 0, 0]),
    far: 260,
  }
}

/** The window: one wide beam with a soft bar across. */
function windowLight(x: number, z: number): number {
  const across = x * 0.76 - z * 0.65
  return 0.12 + 0.88 * smoothstep(-15, -13.2, across) * smoothstep(17.5, 15.5, across)
}

/** Warm paper in front, a petrol sheet behind it, and fine rings printed on the paper. */
function sheetColor(x: number, z: number): Vec {
  const edge = smoothstep(-0.03, 0.03, z + 9.5 + x * 0.16)
  const r = Math.hypot(x - 3.2, z + 2)
  const ring = smoothstep(0.05, 0.03, Math.abs(((r + 100) % 2.4) - 1.2)) * smoothstep(19, 9, r)
  const paper = blend(scale(light(optik.paper), 0.95), light(optik.petrol), ring * 0.4)
  return blend(light('#2d757b'), paper, edge)
}
