import { lensRay, type Scene, trace } from './trace.ts'
import type { Vec } from './vec.ts'

/** Pixels in linear light, three floats each. */
export type Film = { width: number; height: number; data: Float32Array }

/** A gentle shoulder, so that highlights roll off instead of clipping. */
const shoulder = (x: number): number => (x < 0.75 ? x : 0.75 + 0.25 * (1 - Math.exp(-(x - 0.75) / 0.25)))

const toByte = (x: number): number => {
  const c = shoulder(Math.max(0, x))
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
}

function firstPass(scene: Scene, film: Film): void {
  const ray = lensRay(scene.camera, film.width / film.height)
  for (let y = 0; y < film.height; y++) {
    for (let x = 0; x < film.width; x++) {
      const dir = ray((x + 0.5) / film.width, (y + 0.5) / film.height)
      film.data.set(trace(scene, scene.camera.from, dir), (y * film.width + x) * 3)
    }
  }
}

function contrast(film: Film, x: number, y: number): number {
  const at = (xx: number, yy: number): number => {
    const i = (yy * film.width + xx) * 3
    return Math.sqrt(shoulder(film.data[i]! * 0.3 + film.data[i + 1]! * 0.6 + film.data[i + 2]! * 0.1))
  }
  const here = at(x, y)
  let most = 0
  if (x > 0) most = Math.max(most, Math.abs(here - at(x - 1, y)))
  if (y > 0) most = Math.max(most, Math.abs(here - at(x, y - 1)))
  if (x < film.width - 1) most = Math.max(most, Math.abs(here - at(x + 1, y)))
  if (y < film.height - 1) most = Math.max(most, Math.abs(here - at(x, y + 1)))
  return most
}

const offsets = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const

const capped = (c: Vec): Vec => [Math.min(c[0], 3), Math.min(c[1], 3), Math.min(c[2], 3)]

/** Looks again, four times, wherever neighbours differ. */
function smoothEdges(scene: Scene, film: Film): void {
  const ray = lensRay(scene.camera, film.width / film.height)
  const rough: [number, number][] = []
  for (let y = 0; y < film.height; y++) {
    for (let x = 0; x < film.width; x++) if (contrast(film, x, y) > 0.045) rough.push([x, y])
  }
  for (const [x, y] of rough) {
    const sum = [0, 0, 0]
    for (const [dx, dy] of offsets) {
      const dir = ray((x + dx) / film.width, (y + dy) / film.height)
      const c = capped(trace(scene, scene.camera.from, dir))
      for (let k = 0; k < 3; k++) sum[k]! += c[k]! / offsets.length
    }
    film.data.set(sum, (y * film.width + x) * 3)
  }
}

/** Renders a still life to 8-bit RGB. */
export function photograph(scene: Scene, width: number, height: number): Buffer {
  const film = { width, height, data: new Float32Array(width * height * 3) }
  firstPass(scene, film)
  smoothEdges(scene, film)
  return Buffer.from(Uint8ClampedArray.from(film.data, toByte).buffer)
}
