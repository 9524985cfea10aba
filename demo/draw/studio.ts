import { noise } from './random.ts'
import type { Material, Scene, Sheet, Solid } from './trace.ts'
import { blend, scale, smoothstep, unit, type Vec } from './vec.ts'

/** Things a photographer keeps in the studio: a paper roll, blocks, discs, balls, a window with leaves. */
export function block(at: Vec, size: Vec, turn: number, material: Material, round = 0.08): Solid {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [w, h, d] = [size[0] / 2 - round, size[1] / 2 - round, size[2] / 2 - round]
  return {
    distance: (x, y, z) => {
      const [px, pz] = [x - at[0], z - at[2]]
      const qx = Math.abs(px * c - pz * s) - w
      const qy = Math.abs(y - at[1] - size[1] / 2) - h
      const qz = Math.abs(px * s + pz * c) - d
      const [ax, ay, az] = [Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)]
      return Math.sqrt(ax * ax + ay * ay + az * az) + Math.min(Math.max(qx, qy, qz), 0) - round
    },
    material,
    bound: { center: [at[0], at[1] + size[1] / 2, at[2]], radius: Math.hypot(...size) / 2 },
  }
}

/** An upright disc or column. */
export function column(at: Vec, radius: number, height: number, material: Material, round = 0.08): Solid {
  return {
    distance: (x, y, z) => {
      const flat = Math.sqrt((x - at[0]) ** 2 + (z - at[2]) ** 2) - radius + round
      const tall = Math.abs(y - at[1] - height / 2) - height / 2 + round
      const [a, b] = [Math.max(flat, 0), Math.max(tall, 0)]
      return Math.min(Math.max(flat, tall), 0) + Math.sqrt(a * a + b * b) - round
    },
    material,
    bound: { center: [at[0], at[1] + height / 2, at[2]], radius: Math.hypot(radius, height / 2) },
  }
}

export function ball(center: Vec, radius: number, material: Material): Solid {
  return {
    distance: (x, y, z) => Math.sqrt((x - center[0]) ** 2 + (y - center[1]) ** 2 + (z - center[2]) ** 2) - radius,
    material,
  }
}

/** A rod with round ends. */
export function rod(a: Vec, b: Vec, radius: number, material: Material): Solid {
  const e: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const span = e[0] ** 2 + e[1] ** 2 + e[2] ** 2
  return {
    distance: (x, y, z) => {
      const [px, py, pz] = [x - a[0], y - a[1], z - a[2]]
      const t = Math.max(0, Math.min(1, (px * e[0] + py * e[1] + pz * e[2]) / span))
      return Math.sqrt((px - e[0] * t) ** 2 + (py - e[1] * t) ** 2 + (pz - e[2] * t) ** 2) - radius
    },
    material,
    bound: {
      center: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2],
      radius: Math.sqrt(span) / 2 + radius,
    },
  }
}

/** A ring around an axis: `flat` rings have a square profile. */
export function ring(center: Vec, axis: Vec, radius: number, width: number, depth: number, material: Material): Solid {
  const [ax, ay, az] = unit(axis)
  const round = Math.min(width, depth) * 0.3
  return {
    distance: (x, y, z) => {
      const [px, py, pz] = [x - center[0], y - center[1], z - center[2]]
      const h = px * ax + py * ay + pz * az
      const r = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - h * h))
      const [qr, qh] = [Math.abs(r - radius) - width / 2 + round, Math.abs(h) - depth / 2 + round]
      const [a, b] = [Math.max(qr, 0), Math.max(qh, 0)]
      return Math.min(Math.max(qr, qh), 0) + Math.sqrt(a * a + b * b) - round
    },
    material,
    bound: { center, radius: radius + width + depth },
  }
}

/** A flat round plate, facing along `axis`. */
export const disc = (center: Vec, axis: Vec, radius: number, depth: number, material: Material): Solid =>
  ring(center, axis, radius / 2, radius, depth, material)

/** An open cylinder of thin glass, standing upright. */
export function tumbler(at: Vec, radius: number, height: number, tint: Vec): Sheet {
  return {
    hit(from, dir) {
      const [ox, oz] = [from[0] - at[0], from[2] - at[2]]
      const a = dir[0] ** 2 + dir[2] ** 2
      const b = ox * dir[0] + oz * dir[2]
      const root = b * b - a * (ox * ox + oz * oz - radius * radius)
      if (root <= 0) return null
      for (const t of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]) {
        const y = from[1] + dir[1] * t - at[1]
        if (t < 0.004 || y < 0 || y > height) continue
        const normal: Vec = [(ox + dir[0] * t) / radius, 0, (oz + dir[2] * t) / radius]
        const steep = Math.abs(normal[0] * dir[0] + normal[2] * dir[2])
        const edge = 0.45 + 0.55 * smoothstep(0, 0.5, steep)
        return { t, normal, bend: [normal[0] * -0.05, 0, 0], tint: scale(tint, edge) }
      }
      return null
    },
  }
}

/** A bowl of thin glass: the lower part of a sphere. */
export function bowl(center: Vec, radius: number, height: number, tint: Vec): Sheet {
  return {
    hit(from, dir) {
      const oc: Vec = [from[0] - center[0], from[1] - center[1], from[2] - center[2]]
      const b = oc[0] * dir[0] + oc[1] * dir[1] + oc[2] * dir[2]
      const root = b * b - (oc[0] ** 2 + oc[1] ** 2 + oc[2] ** 2) + radius * radius
      if (root <= 0) return null
      for (const t of [-b - Math.sqrt(root), -b + Math.sqrt(root)]) {
        const p: Vec = [oc[0] + dir[0] * t, oc[1] + dir[1] * t, oc[2] + dir[2] * t]
        if (t < 0.004 || p[1] > height - radius) continue
        return { t, normal: unit(p), bend: [p[0] * -0.02, p[1] * -0.02, 0], tint }
      }
      return null
    },
  }
}

/** A paper roll that runs from the floor up the wall in one curve. */
export function paperRoll(depth: number, color: Material['color']): Solid {
  const bend = 7
  return {
    distance: (_x, y, z) => {
      const [a, b] = [Math.max(bend - y, 0), Math.max(bend - (z + depth), 0)]
      return Math.min(bend, Math.max(Math.min(y, z + depth), -1)) > 0 && a > 0 && b > 0
        ? bend - Math.sqrt(a * a + b * b)
        : Math.min(y, z + depth)
    },
    material: { color },
    noShadow: true,
  }
}

/** A large soft window to the left and a dark floor edge: gives acetate and metal something to mirror. */
function softbox(base: Vec, bright: number): (dir: Vec) => Vec {
  return dir => {
    const wall = scale(base, 0.35 + 0.45 * smoothstep(-0.6, 0.9, dir[1]))
    const tall = smoothstep(0.05, 0.14, dir[1]) * smoothstep(0.97, 0.85, dir[1])
    const wide = smoothstep(-0.95, -0.85, dir[0]) * smoothstep(-0.12, -0.2, dir[0])
    const strip = smoothstep(0.5, 0.54, dir[0]) * smoothstep(0.72, 0.68, dir[0]) * smoothstep(-0.1, 0.1, dir[1])
    return blend(wall, [bright, bright * 0.97, bright * 0.92], Math.min(1, tall * wide + strip * 0.6))
  }
}

/** Where the sun's ray through `p` crosses the plane y = 0. */
function sunSpot([x, y, z]: Vec, toSun: Vec): [number, number] {
  return [x - (toSun[0] / toSun[1]) * y, z - (toSun[2] / toSun[1]) * y]
}

/** Bars of a window, turned by `turn`. */
export function windowBars(toSun: Vec, turn: number, pane: number, bar: number, blur: number): (p: Vec) => number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return p => {
    const [x, z] = sunSpot(p, toSun)
    const u = x * c + z * s
    const near = Math.abs((((u % pane) + pane) % pane) - pane / 2)
    return 0.06 + 0.94 * smoothstep(bar, bar + blur, pane / 2 - near)
  }
}

/** Leaves moving in front of the window. */
export function leaves(toSun: Vec, size: number, density: number): (p: Vec) => number {
  return p => {
    const [x, z] = sunSpot(p, toSun)
    const [u, v] = [(x * 0.8 + z * 0.6) / size, (z * 0.8 - x * 0.6) / (size * 2.6)]
    const field = noise(u + 40, v + 20) * 0.7 + noise(u * 2.1, v * 2.1) * 0.3
    return 0.1 + 0.9 * smoothstep(density, density + 0.16, field)
  }
}

export type StudioLook = Pick<Scene, 'camera' | 'solids' | 'sheets' | 'glasses' | 'gobo' | 'top'> & {
  toSun: Vec
  tone: Vec
  sun?: number
  softness?: number
  fill?: number
}

/** Warm sun, fill light in the tone of the paper. */
export function studio(look: StudioLook): Scene {
  const { tone, sun = 1.5, fill = 0.34, softness = 0.035, ...rest } = look
  const air = blend(tone, [0.75, 0.85, 0.95], 0.55)
  return {
    ...rest,
    toSun: unit(look.toSun),
    sun: [sun, sun * 0.9, sun * 0.76],
    softness,
    sky: scale(air, fill),
    bounce: scale(tone, fill * 0.9),
    around: softbox(blend(tone, [0.8, 0.8, 0.8], 0.4), 1.5),
    far: 90,
  }
}
