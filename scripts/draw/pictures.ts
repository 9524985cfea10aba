import { heroLens } from './hero-lens.ts'
import type { Picture } from './picture.ts'
import * as stills from './stills.ts'

const alt = { de: '', fr: '', it: '', en: '' }
const focalPoint = { x: 0.5, y: 0.5 }
const p = (name: string, scene: any, width = 1600, height = 2000): Picture => ({ site: 'optik', name, width, height, focalPoint, alt, draw: { scene } })
export const pictures: Picture[] = [
  p('hero-lens', heroLens, 2000, 1250),
  p('frame-round', stills.frameRound), p('frame-panto', stills.framePanto), p('frame-cat', stills.frameCat), p('frame-square', stills.frameSquare), p('frame-sun', stills.frameSun), p('frame-kids', stills.frameKids),
  p('frames-silhouette', stills.framesSilhouette, 2000, 1333),
]
