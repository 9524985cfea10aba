import { light, optik } from './palette.ts'
import { noise } from './random.ts'
import { ball, block, column, disc, ring, rod, studio } from './studio.ts'
import type { Material, Scene, Solid } from './trace.ts'
import { blend, scale, smoothstep, type Vec } from './vec.ts'

/** The shop under the arcades of an old town. */
const bay = 11
const matt = (color: Vec): Material => ({ color })
const inBay = (x: number): number => x - Math.round(x / bay) * bay
/** The shop's bays, moved so that the viewer sees them through the arches. */
const inShop = (x: number): number => inBay(x - 2.6)

/** Below zero inside the opening of an arch. */
function arch(x: number, y: number): number {
  const u = inBay(x)
  return y < 5.6 ? Math.abs(u) - 4.1 : Math.hypot(u, y - 5.6) - 4.1
}

const shutterAt = (x: number): boolean => Math.abs(Math.abs(inBay(x)) - 2.5) < 0.85
const upperWindow = (x: number, y: number): boolean => Math.abs(inBay(x)) < 1.55 && y > 12.6 && y < 17.6

function plaster([x, y, z]: Vec): Vec {
  const wash = scale(light('#f1dfc0'), 0.9 + 0.14 * noise(x * 0.4, y * 0.4, z * 0.4))
  if (z > -0.1 && upperWindow(x, y))
    return Math.abs(Math.abs(inBay(x)) - 0.06) < 0.1 ? light(optik.paper) : light('#16343a')
  if (z > -0.1 && y > 12.4 && y < 17.8 && shutterAt(x)) return scale(light('#1b6a70'), (y * 4) % 1 < 0.3 ? 0.65 : 1)
  const edge = arch(x, y)
  return edge < 0.75 && y > 0.9
    ? scale(light('#d9bf97'), 0.95 + 0.05 * Math.sin(Math.atan2(y - 5.6, inBay(x)) * 22))
    : wash
}

const wall: Solid = {
  distance: (x, y, z) => Math.max(Math.abs(z + 1.1) - 1.1, -arch(x, y)) * 0.9,
  material: { color: plaster },
}

/** Spectacles on the shelves of the window, as small shadows against the light. */
function onShelf(u: number, v: number): boolean {
  const [px, py] = [u - Math.round(u / 1.5) * 1.5, v - 0.42]
  const lens = Math.abs(Math.hypot(Math.abs(px) - 0.31, py) - 0.24)
  return Math.abs(u) < 4.1 && (lens < 0.05 || (Math.abs(px) < 0.1 && Math.abs(py - 0.06) < 0.04))
}

function windowGlow([x, y]: Vec): Vec {
  const u = inShop(x)
  if (Math.abs(u) > 4.4 || y < 1.7 || y > 7.2) return [0, 0, 0]
  const frame = Math.abs(Math.abs(u) - 4.4) < 0.16 || Math.abs(u) < 0.08 || y > 7.05
  const shelf = [2.1, 3.7, 5.3].find(at => y > at - 0.12 && y < at + 1.3)
  if (frame || (shelf && (y < shelf || onShelf(u, y - shelf)))) return [0.03, 0.02, 0.015]
  return scale(blend(light('#ffd79a'), light('#fff3d6'), smoothstep(2, 7, y)), 0.95 - (0.12 * Math.abs(u)) / 3)
}

const shopWall: Solid = {
  distance: (_x, _y, z) => z + 8.5,
  material: { color: light('#0f565d'), glow: windowGlow },
}

const vault: Solid = { distance: (_x, y, z) => Math.max(10.4 - y, z + 1.2), material: matt(light('#e8d2ab')) }

const street: Solid = {
  distance: (_x, y) => y,
  material: {
    color: ([x, , z]) => {
      const [u, v] = [x * 0.5 + (Math.floor(z * 0.7) % 2) * 0.5, z * 0.7]
      const joint = Math.min(Math.abs((((u % 1) + 1) % 1) - 0.5), Math.abs((((v % 1) + 1) % 1) - 0.5))
      return scale(
        light('#d3bd9b'),
        0.82 + 0.2 * noise(Math.floor(u) * 3.1, Math.floor(v) * 5.7) - (joint > 0.45 ? 0.14 : 0),
      )
    },
  },
}

function tree(x: number, z: number): Solid[] {
  return [
    column([x, 0, z], 1.05, 1.7, matt(light(optik.coral)), 0.15),
    rod([x, 1.5, z], [x, 3.4, z], 0.13, matt(light('#6b4a2c'))),
    ball([x, 4.5, z], 1.4, { color: p => scale(light('#2d7a6c'), 0.7 + 0.5 * noise(p[0] * 5, p[1] * 5, p[2] * 5)) }),
  ]
}

/** The sign: a petrol plate with two rings, on an iron arm. */
function sign(x: number, y: number): Solid[] {
  const axis: Vec = [-0.42, 0, 0.9]
  const plate: Vec = [x, y - 2, 2.4]
  const eye = (side: number): Solid =>
    ring([x + side * 0.56 - 0.06, y - 2, 2.53 + side * 0.26], axis, 0.5, 0.14, 0.2, matt(light(optik.paper)))
  return [
    rod([x, y, 0], [x, y, 3.8], 0.09, matt(light(optik.ink))),
    rod([x, y, 2.4], [x, y - 0.6, 2.4], 0.05, matt(light(optik.ink))),
    disc(plate, axis, 1.5, 0.24, matt(light(optik.coral))),
    eye(1),
    eye(-1),
  ]
}

export function shopFront(): Scene {
  return {
    ...studio({
      camera: { from: [-10, 6, 30], to: [0.6, 7.2, -2], angle: 38 },
      solids: [
        street,
        wall,
        vault,
        shopWall,
        block([0, 10.9, 0.1], [90, 0.5, 0.7], 0, matt(light('#e3cda6'))),
        ...[-1, 0, 1].map(i => block([i * bay, 12, 0.2], [3.6, 0.4, 0.8], 0, matt(light('#d9bf97')))),
        ...tree(-4.9, 2.1),
        ...tree(16.4, 2.1),
        ...sign(5.5, 9.6),
      ],
      toSun: [-0.55, 0.62, 0.5],
      tone: light(optik.sand),
      sun: 1.5,
      softness: 0.02,
      fill: 0.36,
    }),
    far: 140,
  }
}
