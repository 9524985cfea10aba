import { outlinePath, outlineReach, type Shape } from './outline.ts'
import { optik } from './palette.ts'
import { between, seeded } from './random.ts'
import { blur, circle, clip, defs, group, linear, path, radial, svg, times } from './svg.ts'

type Person = {
  back: readonly [string, string]
  disc: readonly [string, string]
  skin: string
  shade: string
  blush: string
  lip: string
  brow: string
  face: string
  behind: string
  front: string
  /** Beard or lines of age, clipped to the face. */
  onFace?: string
  clothes: string
  glasses: { shape: Shape; color: string; rim: number; tint: string; k: number; gap: number }
}

const eyeLine = 442

const slimFace =
  'M266 400C266 286 330 232 400 232S534 286 534 400C537 496 514 566 468 618C444 645 424 656 400 656S356 645 332 618C286 566 263 496 266 400Z'
const broadFace =
  'M258 400C258 280 326 226 400 226S542 280 542 400C546 486 534 560 494 616C464 656 432 668 400 668S336 656 306 616C266 560 254 486 258 400Z'

/** The side turned away from the light: one plane from the brow along the nose to the chin. */
const shadePlane =
  'M424 180C430 300 400 372 409 428C418 478 438 512 450 532C446 552 424 558 404 557C414 575 410 592 408 606C402 622 414 636 414 690L640 720V180Z'

const neck = 'M328 560C332 660 330 700 312 742C340 800 460 800 488 742C470 700 468 660 472 560Z'

function background({ back, disc }: Person): string {
  return (
    defs(
      linear(
        'back',
        [0, 0, 0.4, 1],
        [
          [0, back[0]],
          [1, back[1]],
        ],
      ),
      linear(
        'disc',
        [0.1, 0, 0.8, 1],
        [
          [0, disc[0]],
          [1, disc[1]],
        ],
      ),
      radial(
        'sunlight',
        [0.2, 0.1, 0.9],
        [
          [0, '#fff6e4', 0.5],
          [1, '#fff6e4', 0],
        ],
      ),
    ) +
    '<rect width="800" height="1000" fill="url(#back)"/>' +
    circle(400, 470, 336, 'fill="url(#disc)"') +
    '<rect width="800" height="1000" fill="url(#sunlight)"/>'
  )
}

function eye(x: number, person: Person): string {
  const y = eyeLine
  const lid = `M${x - 30} ${y + 3}C${x - 18} ${y - 15} ${x + 14} ${y - 17} ${x + 30} ${y + 1}`
  return (
    path(`${lid}C${x + 14} ${y + 13} ${x - 16} ${y + 13} ${x - 30} ${y + 3}Z`, 'fill="#f7efe4"') +
    circle(x, y - 1.5, 11.5, 'fill="#2a1d16"') +
    circle(x - 4, y - 6, 2.8, 'fill="#fff" opacity="0.9"') +
    path(lid, 'fill="none" stroke="#231812" stroke-width="5" stroke-linecap="round"') +
    path(
      `M${x - 26} ${y - 14}C${x - 12} ${y - 25} ${x + 12} ${y - 26} ${x + 27} ${y - 14}`,
      `fill="none" stroke="${person.shade}" stroke-width="3" stroke-linecap="round"`,
    )
  )
}

function brow(x: number, side: number, color: string): string {
  const y = eyeLine - 56
  return path(
    `M${x - side * 34} ${y + 10}C${x - side * 16} ${y - 6} ${x + side * 14} ${y - 10} ${x + side * 38} ${y + 8}C${x + side * 14} ${y + 1} ${x - side * 14} ${y + 5} ${x - side * 33} ${y + 19}Z`,
    `fill="${color}"`,
  )
}

const mouth = (lip: string, dark: string): string =>
  path(
    'M356 593C376 591 390 587 400 591C410 587 424 591 444 593C426 603 412 604 400 604S374 603 356 593Z',
    `fill="${dark}"`,
  ) +
  path('M363 597C378 622 422 622 437 597C424 604 412 605 400 605S376 604 363 597Z', `fill="${lip}"`) +
  path(
    'M348 589C351 594 356 595 360 594M452 589C449 594 444 595 440 594',
    `fill="none" stroke="${dark}" stroke-width="3.5" stroke-linecap="round"`,
  )

function ears({ skin, shade }: Person): string {
  const inner = (x: number, side: number) =>
    path(
      `M${x + side * 8} 446C${x - side * 10} 446 ${x - side * 8} 486 ${x + side * 6} 496`,
      `fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"`,
    )
  return (
    `<ellipse cx="262" cy="470" rx="24" ry="42" fill="${skin}"/><ellipse cx="538" cy="470" rx="24" ry="42" fill="${shade}"/>` +
    inner(258, 1)
  )
}

function head(person: Person): string {
  const { face, skin, shade, blush, lip } = person
  return (
    defs(clip('face', face), clip('neck', neck), blur('soft', 26)) +
    path(neck, `fill="${skin}"`) +
    group(
      'clip-path="url(#neck)"',
      path(
        'M300 560C330 700 440 720 520 610V820H420C440 760 420 720 380 700C340 690 320 660 300 600Z',
        `fill="${shade}"`,
      ),
    ) +
    ears(person) +
    path(face, `fill="${skin}"`) +
    group(
      'clip-path="url(#face)"',
      circle(312, 535, 52, `fill="${blush}" opacity="0.5" filter="url(#soft)"`),
      path(shadePlane, `fill="${shade}" opacity="0.82"`),
      circle(492, 540, 46, `fill="${blush}" opacity="0.4" filter="url(#soft)"`),
      path(
        'M366 540C360 552 372 560 386 557C394 561 402 560 408 557',
        `fill="none" stroke="${shade}" stroke-width="4.5" stroke-linecap="round"`,
      ),
      person.onFace ?? '',
    ) +
    mouth(lip, darker(lip)) +
    eye(330, person) +
    eye(470, person) +
    brow(330, -1, person.brow) +
    brow(470, 1, person.brow)
  )
}

/** A deeper tone of a hex colour. */
function darker(hex: string): string {
  const n = Number.parseInt(hex.slice(1), 16)
  const part = (shift: number) =>
    Math.round(((n >> shift) & 255) * 0.66)
      .toString(16)
      .padStart(2, '0')
  return `#${part(16)}${part(8)}${part(0)}`
}

function glasses({ glasses: g, face, shade }: Person): string {
  const y = eyeLine + 8
  const left = outlinePath(g.shape, 400 - g.gap, y, g.k, true)
  const right = outlinePath(g.shape, 400 + g.gap, y, g.k, false)
  const lenses = `${left}${right}`
  const inner = g.gap - g.k * 2.35
  const bridge = `M${400 - inner} ${y - 8}C${400 - inner * 0.5} ${y - 26} ${400 + inner * 0.5} ${y - 26} ${400 + inner} ${y - 8}`
  const outer = g.gap + g.k * outlineReach(g.shape)
  const arms = `M${400 - outer} ${y - 16}L256 ${y - 4}M${400 + outer} ${y - 16}L544 ${y - 4}`
  const stroke = `fill="none" stroke="${g.color}" stroke-linejoin="round" stroke-linecap="round"`
  return (
    defs(clip('lens', lenses), clip('faceAgain', face)) +
    group(
      'clip-path="url(#faceAgain)"',
      path(
        `${lenses}${bridge}`,
        `fill="none" stroke="${darker(shade)}" stroke-width="${g.rim}" opacity="0.4" transform="translate(9 15)"`,
      ),
    ) +
    path(lenses, `fill="${g.tint}" fill-opacity="0.07"`) +
    group(
      'clip-path="url(#lens)" fill="#fff"',
      path('M250 560L330 380H368L288 560ZM390 560L470 380H512L432 560Z', 'opacity="0.1"'),
      path('M300 560L380 380H388L308 560ZM444 560L524 380H532L452 560Z', 'opacity="0.16"'),
    ) +
    path(arms, `${stroke} stroke-width="${Math.max(5, g.rim * 0.8)}"`) +
    path(bridge, `${stroke} stroke-width="${g.rim}"`) +
    path(lenses, `${stroke} stroke-width="${g.rim}"`) +
    path(
      lenses,
      `fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="${g.rim * 0.22}" transform="translate(${-g.rim * 0.16} ${-g.rim * 0.2})"`,
    )
  )
}

export const portrait =
  (person: Person) =>
  (width: number, height: number): string =>
    svg(
      width,
      height,
      [800, 1000],
      background(person) +
        group(
          'transform="translate(-40 -80) scale(1.1)"',
          person.behind,
          person.clothes,
          head(person),
          person.front,
          glasses(person),
        ),
    )

/** Shoulders with a light side, a shaded side, and whatever lies on them. */
function shoulders(base: string, shade: string, extra: string): string {
  const body =
    'M40 1000C52 872 128 806 262 768C300 756 316 746 320 726C350 790 450 790 480 726C484 746 500 756 538 768C672 806 748 872 760 1000Z'
  return (
    defs(clip('body', body)) +
    path(body, `fill="${base}"`) +
    group('clip-path="url(#body)"', path('M470 700C520 820 470 900 500 1010H800V700Z', `fill="${shade}"`), extra)
  )
}

function curls(seed: number, count: number, color: string, light: string): string {
  const random = seeded(seed)
  return times(count, i => {
    const angle = Math.PI * (0.86 + (1.28 * i) / (count - 1))
    const reach = between(random, 176, 214)
    const [x, y] = [400 + Math.cos(angle) * reach, 400 + Math.sin(angle) * reach * 1.02]
    return circle(x, y, between(random, 52, 74), `fill="${i % 4 === 1 ? light : color}"`)
  })
}

const knit = (color: string): string =>
  times(30, i =>
    path(
      `M${20 + i * 27} 720C${40 + i * 25} 860 ${10 + i * 27} 930 ${20 + i * 27} 1010`,
      `fill="none" stroke="${color}" stroke-width="5" opacity="0.35"`,
    ),
  )

export const nora = portrait({
  back: [optik.sand, optik.clay],
  disc: [optik.coralPale, optik.coral],
  skin: '#a8683f',
  shade: '#7d4526',
  blush: '#c9602f',
  lip: '#a8483a',
  brow: '#1d120e',
  face: slimFace,
  behind:
    path(
      'M400 176C250 176 172 300 186 436C170 520 214 600 290 622L510 622C586 600 630 520 614 436C628 300 550 176 400 176Z',
      'fill="#231713"',
    ) +
    curls(4, 17, '#231713', '#33221b') +
    circle(232, 540, 66, 'fill="#231713"') +
    circle(570, 540, 66, 'fill="#160d0b"') +
    circle(610, 430, 52, 'fill="#160d0b"'),
  front:
    path(
      'M262 420C256 320 300 262 352 262C372 296 430 300 456 268C512 276 546 330 538 420C560 300 520 214 400 210C280 214 240 300 262 420Z',
      'fill="#231713"',
    ) +
    circle(318, 268, 46, 'fill="#2c1d17"') +
    circle(392, 246, 50, 'fill="#33221b"') +
    circle(468, 262, 48, 'fill="#1b110e"') +
    circle(268, 336, 38, 'fill="#33221b"') +
    circle(532, 336, 38, 'fill="#160d0b"'),
  clothes:
    shoulders(optik.petrol, optik.petrolDark, knit(optik.petrolMid)) +
    path('M306 716C340 770 460 770 494 716L506 786C450 836 350 836 294 786Z', `fill="${optik.petrolMid}"`),
  glasses: { shape: 'round', color: optik.coral, rim: 12, tint: '#ffffff', k: 26, gap: 71 },
})

export const luc = portrait({
  back: [optik.petrolPale, '#7fa9a8'],
  disc: ['#2b6f75', optik.petrol],
  skin: '#eebd97',
  shade: '#cd8e68',
  blush: '#e5785a',
  lip: '#c9776a',
  brow: '#33241b',
  face: broadFace,
  behind: '',
  onFace:
    path(
      'M240 470C276 500 284 560 300 590C330 560 360 566 400 572C440 566 470 560 500 590C516 560 524 500 560 470V700H240Z',
      'fill="#3a2a20" opacity="0.9"',
    ) + path('M410 560C470 560 500 590 500 590C516 560 524 500 560 470V700H410Z', 'fill="#241912" opacity="0.8"'),
  front:
    path(
      'M250 430C236 330 250 236 330 206C420 150 560 186 556 330C556 370 552 400 549 430C540 372 530 340 506 318C440 330 370 316 330 288C286 318 262 366 250 430Z',
      'fill="#3a2a20"',
    ) +
    path(
      'M330 288C370 316 440 330 506 318C530 340 540 372 549 430C552 400 556 370 556 330C558 250 514 204 460 190C490 240 440 290 330 288Z',
      'fill="#241912"',
    ) +
    path(
      'M300 236C340 206 400 192 450 204M286 264C330 226 390 214 430 220',
      'fill="none" stroke="#5a4130" stroke-width="6" stroke-linecap="round"',
    ),
  clothes:
    shoulders('#2a3238', optik.ink, '') +
    path(
      'M300 736C330 800 370 838 400 852L352 912L262 770ZM500 736C470 800 430 838 400 852L448 912L538 770Z',
      `fill="${optik.paper}"`,
    ) +
    path('M400 852L448 912L538 770L500 736C470 800 430 838 400 852Z', `fill="${optik.sand}"`),
  glasses: { shape: 'square', color: '#15191c', rim: 14, tint: '#cfe4e4', k: 25, gap: 75 },
})

export const sofia = portrait({
  back: ['#f7cdbd', optik.coralPale],
  disc: ['#fbeee0', optik.sand],
  skin: '#dfa273',
  shade: '#b9754a',
  blush: '#e2704c',
  lip: '#c24f42',
  brow: '#54260f',
  face: slimFace,
  behind:
    path(
      'M400 172C250 172 206 300 214 440C220 600 176 720 150 830C240 880 330 850 350 700L450 700C470 850 560 880 650 830C624 720 580 600 586 440C594 300 550 172 400 172Z',
      'fill="#7c3318"',
    ) +
    path(
      'M450 700C470 850 560 880 650 830C624 720 580 600 586 440C590 360 576 290 540 240L480 500Z',
      'fill="#52200f"',
    ) +
    path(
      'M226 470C228 600 200 720 180 812M250 520C250 640 226 740 214 832M572 480C574 600 600 720 620 816',
      'fill="none" stroke="#a34a24" stroke-width="6" stroke-linecap="round"',
    ),
  front:
    path(
      'M258 470C244 330 270 206 400 202C530 206 556 330 542 470C536 420 528 392 512 372C470 384 420 384 384 366C352 384 310 388 286 376C268 400 262 430 258 470Z',
      'fill="#7c3318"',
    ) +
    path(
      'M384 366C420 384 470 384 512 372C528 392 536 420 542 470C554 340 534 214 420 203C450 260 430 330 384 366Z',
      'fill="#52200f"',
    ) +
    path(
      'M306 262C286 300 282 340 290 366M352 240C326 280 318 330 324 372M396 232C380 270 366 320 372 360',
      'fill="none" stroke="#a34a24" stroke-width="6" stroke-linecap="round"',
    ),
  clothes:
    shoulders(optik.paper, optik.sand, '') +
    path('M312 742C340 800 370 850 400 900C430 850 460 800 488 742C452 792 348 792 312 742Z', 'fill="#c98a5d"') +
    path('M304 744L400 912L496 744', `fill="none" stroke="${optik.clay}" stroke-width="7" stroke-linejoin="round"`),
  glasses: { shape: 'cat', color: optik.petrol, rim: 13, tint: '#ffffff', k: 25, gap: 74 },
})

export const beat = portrait({
  back: ['#1a636a', optik.petrolDark],
  disc: [optik.clay, '#b98f63'],
  skin: '#f0c3a4',
  shade: '#cf957a',
  blush: '#e2735a',
  lip: '#c47a6c',
  brow: '#a8a297',
  face: broadFace,
  behind:
    path('M250 480C214 420 226 330 262 310L290 480ZM550 480C586 420 574 330 538 310L510 480Z', 'fill="#c9c4ba"') +
    path('M550 480C586 420 574 330 538 310L510 480Z', 'fill="#98948b"'),
  onFace:
    path(
      'M330 300C370 290 430 290 470 300M338 330C372 322 428 322 462 330',
      'fill="none" stroke="#cf957a" stroke-width="4" stroke-linecap="round" opacity="0.6"',
    ) +
    path(
      'M240 450C268 486 282 548 304 580C332 562 352 572 370 566C386 560 414 560 430 566C448 572 468 562 496 580C518 548 532 486 560 450V720H240Z',
      'fill="#ddd8ce"',
    ) +
    path(
      'M410 561C430 563 448 572 468 566C480 564 496 580 496 580C518 548 532 486 560 450V720H412C416 660 404 622 410 604Z',
      'fill="#aaa69d"',
    ),
  front: '',
  clothes:
    shoulders('#c9a57c', '#a9845b', '') +
    path('M306 728C340 790 460 790 494 728L512 792C470 850 440 860 400 860S330 850 288 792Z', `fill="${optik.coral}"`) +
    path('M410 786C450 782 480 760 494 728L512 792C470 850 440 860 410 860Z', `fill="${optik.coralDark}"`) +
    path('M262 770L352 1000M538 770L448 1000', 'fill="none" stroke="#8d6b45" stroke-width="7"'),
  glasses: { shape: 'panto', color: '#7a4a1f', rim: 8, tint: '#fff4d8', k: 25, gap: 72 },
})
