import { golf } from './palette.ts'
import { between, hash, seeded } from './random.ts'
import { blur, circle, defs, group, linear, path, radial, rect, svg, times } from './svg.ts'

/** Four players in an alley, against the light. */
const vanish = [780, 470] as const

/** A point on a side wall: `k` runs from the viewer (0) to the far end (1). */
const onWall = (side: number, k: number, height: number): [number, number] => {
  const [startX, startY] = [side < 0 ? -160 : 1660, 1060 - height * 1060]
  return [startX + (vanish[0] - startX) * k, startY + (vanish[1] + 70 - height * 150 - startY) * k]
}

const corner = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`

function pane(side: number, k1: number, k2: number, h1: number, h2: number): string {
  return `M${corner(onWall(side, k1, h1))}L${corner(onWall(side, k2, h1))}L${corner(onWall(side, k2, h2))}L${corner(onWall(side, k1, h2))}Z`
}

/** House fronts along one side, each in its own tone, with some windows lit. */
function fronts(side: number): string {
  const tones = ['#12392d', '#0f3027', '#184838', '#0d2a22', '#143e31']
  return times(9, i => {
    const [k1, k2] = [1 - 0.8 ** i, 1 - 0.8 ** (i + 1)]
    const top = 0.98 + 0.5 * hash(i, side + 5) + i * 0.05
    const width = k2 - k1
    const windows = times(6, w => {
      const [column, line] = [w % 2, Math.floor(w / 2)]
      if (hash(i * 7 + w, side + 9) > 0.5) return ''
      const [a, low] = [k1 + width * (0.16 + column * 0.42), 0.42 + line * 0.26]
      return path(
        pane(side, a, a + width * 0.24, low, low + 0.15),
        `fill="${hash(w, i) > 0.4 ? golf.amber : golf.cream}" opacity="${(0.5 + 0.4 * hash(i, w)).toFixed(2)}"`,
      )
    })
    return (
      path(pane(side, k1, k2 + 0.002, 0, top), `fill="${tones[(i + (side > 0 ? 2 : 0)) % tones.length]}"`) + windows
    )
  })
}

function cobbleLines(): string {
  const random = seeded(17)
  return times(300, () => {
    const depth = random() ** 1.7
    const y = 556 + depth * 444
    const x = vanish[0] + (random() - 0.5) * (260 + depth * 1900)
    const w = 10 + depth * between(random, 40, 90)
    return `<rect x="${(x - w / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${(2 + depth * 15).toFixed(1)}" rx="${(1 + depth * 6).toFixed(1)}" fill="${random() < 0.3 ? golf.lime : '#2f7a5e'}" opacity="${between(random, 0.06, 0.24).toFixed(2)}"/>`
  })
}

type Player = { x: number; foot: number; size: number; coat: string; head: string; limbs: string; club: string }

/** Drawn 100 wide and 300 high, feet at the origin. */
const players: Player[] = [
  {
    x: 470,
    foot: 905,
    size: 1.5,
    coat: 'M-32 -232C-22 -246 22 -246 32 -232L40 -120L30 -96H-28L-38 -120Z',
    head: 'M0 -292a21 24 0 1 0 .1 0ZM-26 -276q26 -34 52 0l14 6h-66Z',
    limbs: 'M-14 -110L-22 -54L-26 -4M14 -110L20 -56L30 -4M-30 -222L-46 -172L-34 -128M30 -222L50 -180L58 -140',
    club: 'M58 -142L84 -6M84 -6l16 -5',
  },
  {
    x: 690,
    foot: 842,
    size: 1.3,
    coat: 'M-28 -228C-18 -242 18 -242 28 -228L34 -150L46 -84H-44L-34 -150Z',
    head: 'M0 -286a20 23 0 1 0 .1 0ZM-22 -264C-30 -300 30 -300 22 -264L28 -214H-28Z',
    limbs: 'M-13 -96L-14 -50L-16 -4M13 -96L16 -50L20 -4M-26 -218L-44 -172L-20 -150M26 -218L40 -176L22 -152',
    club: 'M22 -152L-64 -262M-64 -262l-14 8',
  },
  {
    x: 890,
    foot: 850,
    size: 1.36,
    coat: 'M-36 -236C-24 -250 24 -250 36 -236L38 -130L32 -100H-32L-38 -130Z',
    head: 'M0 -296a22 25 0 1 0 .1 0Z',
    limbs: 'M-16 -112L-26 -58L-20 -4M16 -112L24 -58L34 -4M-34 -224L-52 -178L-50 -134M34 -224L46 -176L44 -134',
    club: 'M-50 -136L-72 -6M-72 -6l-16 -4',
  },
  {
    x: 1096,
    foot: 920,
    size: 1.46,
    coat: 'M-29 -224C-20 -238 20 -238 29 -224L36 -136L30 -92H-30L-34 -136Z',
    head: 'M0 -282a20 23 0 1 0 .1 0ZM-6 -290a12 12 0 1 1 24 -8ZM-21 -266C-26 -296 26 -296 21 -266Z',
    limbs: 'M-13 -104L-24 -54L-34 -4M13 -104L16 -54L14 -4M-28 -214L-50 -186L-72 -206M28 -214L46 -170L34 -132',
    club: 'M-60 -190L-120 -286M-120 -286l-8 14',
  },
]

function body({ coat, head, limbs, club }: Player, color: string): string {
  return (
    `${coat}${head}`
      .split('M')
      .slice(1)
      .map(d => path(`M${d}`, `fill="${color}"`))
      .join('') +
    path(limbs, `fill="none" stroke="${color}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"`) +
    path(club, `fill="none" stroke="${color}" stroke-width="5.5" stroke-linecap="round"`) +
    path('M-40 0h24M12 0h28', `fill="none" stroke="${color}" stroke-width="10" stroke-linecap="round"`)
  )
}

function player(who: Player): string {
  const place = `translate(${who.x} ${who.foot}) scale(${who.size})`
  const lean = (who.x - vanish[0]) * 0.0022
  return (
    group(
      `transform="translate(${who.x} ${who.foot}) scale(${who.size}) matrix(1 0 ${-lean} -0.75 0 0)" opacity="0.75" filter="url(#shade)"`,
      body(who, '#04120d'),
    ) +
    group(`transform="${place} translate(${who.x < vanish[0] ? 3.5 : -3.5} -2.5)"`, body(who, golf.lime)) +
    group(`transform="${place}"`, body(who, '#06140f'))
  )
}

export function teamStreet(width: number, height: number): string {
  return svg(
    width,
    height,
    [1500, 1000],
    defs(
      linear(
        'sky',
        [0, 0, 0, 1],
        [
          [0, '#061712'],
          [0.5, '#1d5a45'],
        ],
      ),
      radial(
        'light',
        [0.5, 0.5, 0.5],
        [
          [0, golf.cream, 1],
          [0.16, golf.lime, 0.8],
          [0.5, golf.lime, 0.22],
          [1, golf.lime, 0],
        ],
      ),
      linear(
        'ground',
        [0, 0, 0, 1],
        [
          [0, '#7fae3c'],
          [0.16, '#24684f'],
          [1, '#0a251d'],
        ],
      ),
      radial(
        'dim',
        [0.52, 0.5, 0.75],
        [
          [0.45, '#061712', 0],
          [1, '#03100b', 0.85],
        ],
      ),
      blur('shade', 3),
    ) +
      rect(0, 0, 1500, 1000, 'fill="url(#sky)"') +
      circle(vanish[0], 440, 460, 'fill="url(#light)"') +
      fronts(-1) +
      fronts(1) +
      path(`M-160 1060L${vanish[0] - 126} 556H${vanish[0] + 120}L1660 1060Z`, 'fill="url(#ground)"') +
      cobbleLines() +
      circle(vanish[0], 440, 380, 'fill="url(#light)" opacity="0.6"') +
      players.map(player).join('') +
      circle(796, 916, 12, `fill="${golf.cream}"`) +
      rect(0, 0, 1500, 1000, 'fill="url(#dim)"'),
  )
}
