import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localized } from '../../content/locale'
import type { FocalPoint } from '../../content/media'

type Drawn = { file: string; site: string; focalPoint: FocalPoint; alt: Localized<string> }

/** Our own pictures, drawn by demo/draw. `optik/hero-lens` is a picture, `optik/logo` a drawing. */
export const readDemoPicture = (root: string, name: string) => {
  const list = JSON.parse(readFileSync(join(root, 'pictures.json'), 'utf8')) as Drawn[]
  const extension = existsSync(join(root, `${name}.svg`)) ? 'svg' : 'avif'
  const file = `${name}.${extension}`
  const entry = list.find(picture => picture.file === file || `${picture.site}/${picture.file}` === file)
  return {
    filename: file.replace('/', '-'),
    bytes: readFileSync(join(root, file)),
    focalPoint: entry?.focalPoint,
    alt: entry?.alt ?? {},
  }
}
