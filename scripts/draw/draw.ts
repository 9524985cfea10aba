import { writePicture, writeProof } from './picture.ts'
import { pictures } from './pictures.ts'

/** `tsx scripts/draw/draw.ts [filter] [--proof share]`: draws the demo's pictures whose site/name contains the filter. */
const [filter = '', flag, share = '0.3'] = process.argv.slice(2)

for (const picture of pictures.filter(p => `${p.site}/${p.name}`.includes(filter))) {
  const proof = flag === '--proof'
  const file = proof ? await writeProof(picture, '/tmp/proofs', Number(share)) : await writePicture(picture, 'demo/pictures')
  console.log(file)
}
