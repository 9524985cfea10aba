import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { scrollThrough } from './browser'

/** A larger size of a picture that an earlier page left in memory would be taken for the one this page asks for. */
export const forgetPicturesOfOtherPages = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** The whole page as pixels, once everything on it has arrived. */
export const picture = async (page: Page) => {
  await scrollThrough(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.all([...document.images].map(image => image.decode()))
  })
  const file = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

type Picture = Awaited<ReturnType<typeof picture>>

/** Until two pictures are the same to the pixel; a browser under load may paint a photograph a moment later. */
export const becomeSame = (one: () => Promise<Picture>, other: () => Promise<Picture>, what: string) =>
  expect.poll(async () => difference(await one(), await other()), { message: what }).toBe('')

/** Where two pictures differ, in words; empty when they are the same to the pixel. */
const difference = (one: Picture, other: Picture): string => {
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width} × ${one.height} px against ${other.width} × ${other.height} px`
  if (one.data.equals(other.data)) return ''
  const { width, channels } = one
  let count = 0
  const box = { left: width, top: one.height, right: -1, bottom: -1 }
  for (let index = 0; index < one.data.length; index += channels) {
    if (one.data.compare(other.data, index, index + channels, index, index + channels) === 0) continue
    const at = index / channels
    const [x, y] = [at % width, Math.floor(at / width)]
    count += 1
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return `${count} pixels between ${box.left},${box.top} and ${box.right},${box.bottom}`
}
