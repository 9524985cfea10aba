import { mkdir, writeFile } from 'node:fs/promises'
import { writeLogos } from './logos.ts'
import { type Picture, writePicture, writeProof } from './picture.ts'
import { pictures } from './pictures.ts'

/**
 * Draws the demo's pictures: `tsx demo/draw/draw.ts [filter]`, where site/name contains the filter.
 * `--proof [share]` writes small PNGs to /tmp/proofs instead.
 */
const folder = 'demo/pictures'
const [filter = '', flag, share = '0.3'] = process.argv.slice(2)

/** The list that the demo reads: sizes, focal points, descriptions. */
async function writeList(): Promise<void> {
  const entry = ({ site, name, width, height, focalPoint, alt }: Picture) => ({
    file: `${site}/${name}.avif`,
    site,
    width,
    height,
    focalPoint,
    alt,
  })
  await writeFile(`${folder}/pictures.json`, `${JSON.stringify(pictures.map(entry), null, 2)}\n`)
}

const chosen = pictures.filter(({ site, name }) => `${site}/${name}`.includes(filter))

if (flag === '--proof') {
  for (const picture of chosen) console.log(await writeProof(picture, '/tmp/proofs', Number(share)))
} else {
  await mkdir(folder, { recursive: true })
  await writeList()
  await writeLogos(folder)
  for (const picture of chosen) console.log(await writePicture(picture, folder))
}
