/** Switzerland's outline and some of its towns, roughly, as longitude and latitude. */
export type Place = readonly [longitude: number, latitude: number]

const border =
  '5.96,46.14 6.12,46.25 6.06,46.42 6.13,46.58 6.45,46.78 6.43,46.93 6.7,47.05 6.85,47.17 7.05,47.33 6.88,47.36 7,47.45 7.02,47.5 7.18,47.49 7.25,47.42 7.42,47.48 7.59,47.59 7.8,47.57 7.95,47.55 8.2,47.62 8.43,47.57 8.48,47.65 8.4,47.68 8.47,47.77 8.56,47.81 8.66,47.8 8.74,47.75 8.87,47.66 9.18,47.66 9.5,47.54 9.65,47.45 9.6,47.34 9.47,47.18 9.52,47.05 9.88,47.01 9.87,46.93 10.11,46.84 10.23,46.92 10.38,47 10.47,46.87 10.4,46.64 10.25,46.58 10.05,46.54 10.05,46.44 10.16,46.41 10.13,46.23 10.05,46.22 9.95,46.38 9.7,46.29 9.55,46.3 9.45,46.5 9.37,46.5 9.28,46.42 9.25,46.23 9.02,46.05 9.08,45.9 9.03,45.82 8.91,45.83 8.93,45.9 8.8,45.99 8.85,46.08 8.62,46.12 8.45,46.25 8.45,46.46 8.32,46.4 8.1,46.26 8.15,46.14 8,46 7.9,45.92 7.7,45.93 7.55,45.98 7.38,45.9 7.18,45.87 7.04,45.92 6.88,46.05 6.8,46.13 6.8,46.38 6.5,46.46 6.3,46.38 6.25,46.3 6.3,46.25 6.22,46.2 6.15,46.15'

const places = (text: string): Place[] => text.split(' ').map(pair => pair.split(',').map(Number) as unknown as Place)

export const outline = places(border)

/** Zürich first. */
export const towns = places(
  '8.54,47.37 8.72,47.5 7.45,46.95 7.59,47.53 8.3,47.05 9.37,47.42 9.53,46.85 8.95,46.02 7.36,46.23 6.65,46.54 6.16,46.21 7.16,46.8 6.93,47 7.63,46.75 7.99,46.31 9.83,46.8 8.63,47.69 8.05,47.39 7.25,47.14 9.02,46.19 8.65,46.85',
)

/** Places in Switzerland fill a sheet 1000 wide. */
export const project = ([longitude, latitude]: Place): [number, number] => [
  ((longitude - 5.9) / 4.65) * 1000,
  ((47.87 - latitude) / 4.65 / 0.684) * 1000,
]

export function isInside([x, y]: readonly [number, number]): boolean {
  let inside = false
  const points = outline.map(project)
  points.forEach(([bx, by], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length]!
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}
