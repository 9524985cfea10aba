import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { grain } from './grain.ts'
import { photograph } from './render.ts'
import type { Scene } from './trace.ts'

export type Site = 'optik' | 'aspect' | 'golf'
export type Alt = { de: string; fr: string; it: string; en: string }

export type Picture = {
  site: Site
  name: string
  width: number
  height: number
  focalPoint: { x: number; y: number }
  alt: Alt
  draw: { svg: (width: number, height: number) => string } | { scene: () => Scene }
}

/** In 8-bit steps. */
const grainStrength = 7

type Pixels = { data: Buffer; width: number; height: number }

async function fromSvg(svg: string, width: number, height: number): Promise<Pixels> {
  const data = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** Scenes are traced a little smaller than printed: film grain hides the difference, and it takes half the time. */
const traced = 0.67

async function develop(scene: Scene, width: number, height: number): Promise<Pixels> {
  const small = { width: Math.round(width * traced), height: Math.round(height * traced) }
  const data = await sharp(photograph(scene, small.width, small.height), { raw: { ...small, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { data, width, height }
}

async function paint(picture: Picture, share: number): Promise<Pixels> {
  const { draw } = picture
  const width = Math.round(picture.width * share)
  const height = Math.round(picture.height * share)
  if ('svg' in draw) return fromSvg(draw.svg(picture.width, picture.height), width, height)
  return develop(draw.scene(), width, height)
}

const image = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

const largest = 150_000

/** AVIF at the best of three qualities that stays small enough. */
async function encode(pixels: Pixels): Promise<Buffer> {
  const at = (quality: number): Promise<Buffer> => image(pixels).avif({ quality, effort: 6 }).toBuffer()
  for (const quality of [54, 46]) {
    const file = await at(quality)
    if (file.length <= largest) return file
  }
  return at(38)
}

/** Draws a picture and writes it to `folder/<site>/<name>.avif`. */
export async function writePicture(picture: Picture, folder: string): Promise<string> {
  const pixels = await paint(picture, 1)
  grain(pixels.data, pixels.width, pixels.height, grainStrength)
  await mkdir(`${folder}/${picture.site}`, { recursive: true })
  const file = `${folder}/${picture.site}/${picture.name}.avif`
  await writeFile(file, await encode(pixels))
  return file
}

/** A small quick look, as PNG. */
export async function writeProof(picture: Picture, folder: string, share: number): Promise<string> {
  const pixels = await paint(picture, share)
  await mkdir(folder, { recursive: true })
  const file = `${folder}/${picture.site}-${picture.name}.png`
  await image(pixels).png().toFile(file)
  return file
}
