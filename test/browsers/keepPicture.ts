import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driven } from './driven'

const folder = process.env.PICTURES

/** With PICTURES=folder, to look at what no check sees. WebKit's driver takes none while a modal dialog is open. */
export const keepPicture = async (browser: Driven, name: string, width: number) => {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const file = `${browser.name}-${name.replace(/\W+/g, '-')}-${width}.png`
  writeFileSync(join(folder, file), await browser.picture())
}
