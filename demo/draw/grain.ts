import { seeded } from './random.ts'

const size = 512

/** Soft noise around zero: white noise blurred a little, so that it looks like film and compresses well. */
function tile(): Float32Array {
  const random = seeded(20)
  const white = Float32Array.from({ length: size * size }, () => random() + random() + random() - 1.5)
  const at = (x: number, y: number): number => white[((y + size) % size) * size + ((x + size) % size)]!
  return white.map((value, i) => {
    const [x, y] = [i % size, Math.floor(i / size)]
    return (value * 2 + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)) / 3.4
  })
}

const noise = tile()

/** Adds film grain to RGB bytes in place: strongest in the middle tones, none in pure black and white. */
export function grain(data: Buffer, width: number, height: number, strength: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const tone = (data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11) / 255
      const amount = strength * (0.35 + 2.6 * tone * (1 - tone)) * noise[(y % size) * size + (x % size)]!
      for (let k = 0; k < 3; k++) data[i + k] = Math.max(0, Math.min(255, data[i + k]! + amount))
    }
  }
}
