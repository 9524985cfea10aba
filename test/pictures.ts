import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A grey ground with one coloured spot, so that there is something to look at. */
export const drawPicture = ({ width = 1000, height = 600, spot = { x: 0.8, y: 0.2 } } = {}) => {
  const side = Math.round(Math.min(width, height) / 8)
  const [left, top] = [Math.round(spot.x * width - side / 2), Math.round(spot.y * height - side / 2)]
  return sharp({ create: { width, height, channels: 3, background: '#8a8f8c' } }).composite([
    { input: { create: { width: side, height: side, channels: 3, background: '#f04a20' } }, left, top },
  ])
}

/** A valid PNG of 900 megapixels in some hundred kilobytes. */
export const drawBomb = (side = 30_000) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Three frames of different colours. */
export const drawAnimation = async (width = 400, height = 300) => {
  const frames = await Promise.all(
    ['#c00', '#0c0', '#00c'].map(background =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
