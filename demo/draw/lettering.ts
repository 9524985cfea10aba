/** Our own monoline letters for the logos: strokes on a baseline at 44, x-height at 25, capitals and stems from 12. */
type Letter = { d: string; width: number }

const bowl = 'M0 34.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z'
const arch = 'M0 34.5a9 9.5 0 0 1 18 0V44'

const letters: Record<string, Letter> = {
  A: { d: 'M0 44L13 12L26 44M4.9 32H21.1', width: 26 },
  L: { d: 'M0 12V44H15', width: 15 },
  O: { d: 'M0 28a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z', width: 32 },
  S: {
    d: 'M21.5 17.5q-3 -5.5 -10 -5.5c-12.5 0 -12.5 14 0 15.7c14 1.8 14 16.3 .5 16.3q-8.5 0 -12 -6',
    width: 22,
  },
  a: { d: `${bowl}M19 25V44`, width: 19 },
  c: { d: 'M16.2 27.8A9.5 9.5 0 1 0 16.2 41.2', width: 15 },
  d: { d: `${bowl}M19 12V44`, width: 19 },
  e: { d: 'M0 34.5H19A9.5 9.5 0 1 0 16.2 41.2', width: 19 },
  f: { d: 'M4.5 44V19q0 -7 7 -7h1M-.5 25h12.5', width: 11 },
  g: { d: `${bowl}M19 25V46a9.3 9.3 0 0 1 -17.2 5`, width: 19 },
  h: { d: `M0 12V44${arch}`, width: 18 },
  i: { d: 'M0 25V44M0 14v.1', width: 0 },
  k: { d: 'M0 12V44M13.5 25L.5 36.5M5.5 32L14.5 44', width: 14 },
  l: { d: 'M0 12V44', width: 0 },
  n: { d: `M0 25V44${arch}`, width: 18 },
  o: { d: bowl, width: 19 },
  p: { d: `M0 25V55${bowl}`, width: 19 },
  s: {
    d: 'M12.5 28.5q-1.8 -3.5 -6 -3.5c-7.5 0 -7.5 8.3 0 9.4c8.5 1.2 8.3 9.6 .2 9.6q-4.9 0 -6.7 -4',
    width: 13,
  },
  t: { d: 'M4.5 15V37.5q0 6.5 6.5 6.5h1.5M-.5 25h12.5', width: 11 },
}

const space = 14
const gap = 8.6

/** Strokes for a word from `x` on, and where it ends. */
export function lettering(word: string, x: number): { strokes: string; end: number } {
  let at = x
  let strokes = ''
  for (const char of word) {
    const letter = letters[char]
    if (letter) strokes += `<path d="${letter.d}" transform="translate(${at.toFixed(1)} 0)"/>`
    at += letter ? letter.width + gap : space
  }
  return { strokes, end: at - gap }
}
