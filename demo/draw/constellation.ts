import { aspect } from './palette.ts'
import { noise } from './random.ts'
import { blur, circle, defs, group, path, radial, rect, svg, times } from './svg.ts'
import { isInside, project, towns } from './swiss.ts'

/** The association's network of shops, as a constellation. */
const box = [1500, 1000] as const

function dots(): string {
  const step = 17
  let out = ''
  for (let j = 0; j < 45; j++) {
    for (let i = 0; i < 62; i++) {
      const [x, y] = [i * step + (j % 2 ? step / 2 : 0), j * step * 0.9]
      if (!isInside([x, y])) continue
      const size = 2.2 + 4.6 * noise(x * 0.012 + 5, y * 0.012) ** 1.5
      out += circle(x, y, size, `fill="${noise(x * 0.02, y * 0.02 + 9) > 0.6 ? aspect.sky : '#4d8bf0'}"`)
    }
  }
  return out
}

/** A thread from one town to another, bowed upwards. */
function thread(a: readonly [number, number], b: readonly [number, number]): string {
  const lift = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.32
  return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2 - lift).toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
}

export function network(width: number, height: number): string {
  const points = towns.map(project)
  const hub = points[0]!
  const near = points.flatMap((a, i) =>
    points
      .slice(i + 1)
      .filter(b => Math.hypot(a[0] - b[0], a[1] - b[1]) < 190)
      .map(b => thread(a, b)),
  )
  const far = points.slice(1).map(point => thread(hub, point))
  return svg(
    width,
    height,
    box,
    defs(
      radial(
        'sea',
        [0.55, 0.42, 0.75],
        [
          [0, '#1b4ea8'],
          [0.55, aspect.navy],
          [1, aspect.night],
        ],
      ),
      radial(
        'halo',
        [0.5, 0.5, 0.5],
        [
          [0, aspect.yellow, 0.75],
          [0.3, aspect.yellow, 0.2],
          [1, aspect.yellow, 0],
        ],
      ),
      blur('soft', 60),
    ) +
      rect(0, 0, 1500, 1000, 'fill="url(#sea)"') +
      times(7, i =>
        circle(866, 348, 150 + i * 130, 'fill="none" stroke="#6aa2ff" stroke-opacity="0.1" stroke-width="1.5"'),
      ) +
      group(
        'transform="translate(88 88) scale(1.32)"',
        group('filter="url(#soft)" opacity="0.5"', circle(560, 250, 240, `fill="${aspect.blue}"`)),
        dots(),
        path(far.join(''), `fill="none" stroke="${aspect.white}" stroke-opacity="0.5" stroke-width="1.3"`),
        path(near.join(''), `fill="none" stroke="${aspect.yellow}" stroke-opacity="0.75" stroke-width="1.6"`),
        ...points.map(
          ([x, y], i) =>
            circle(x, y, i ? 26 : 80, 'fill="url(#halo)"') +
            circle(x, y, i ? 6.5 : 14, `fill="${aspect.yellow}"`) +
            circle(x, y, i ? 2.4 : 5.5, `fill="${aspect.navy}"`),
        ),
      ),
  )
}
