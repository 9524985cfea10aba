import type { Vec } from './vec.ts'

/** One palette a site. */
export const optik = {
  paper: '#f6f1e7',
  sand: '#e8dcc6',
  clay: '#d8bfa0',
  ink: '#1d2226',
  petrol: '#0f4c52',
  petrolDark: '#093338',
  petrolMid: '#3c777b',
  petrolPale: '#a9c6c4',
  coral: '#e4573d',
  coralPale: '#f3b29f',
  coralDark: '#a8361f',
} as const

export const aspect = {
  white: '#ffffff',
  sky: '#a9c8f6',
  blue: '#1d5fd6',
  deep: '#123f95',
  navy: '#0b1f3f',
  night: '#061229',
  yellow: '#ffd400',
} as const

export const golf = {
  night: '#0c2b22',
  lime: '#b8f04a',
  limeDark: '#6f9c22',
  cream: '#fbf5e0',
  amber: '#f2b65a',
} as const

const toLinear = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** A hex colour as linear light. */
export function light(hex: string): Vec {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear(n >> 16), toLinear((n >> 8) & 255), toLinear(n & 255)]
}
