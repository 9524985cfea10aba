import type { ComponentType } from 'react'
import type { AnyBlockProps } from '../render/block'
import type { BlockItems } from './items'
import type { BlockLoader } from './loader'

/** All Views, styles, loaders and islands at once: the server draws any page. */
const viewModules = import.meta.glob<{ default: ComponentType<AnyBlockProps> }>('./*/View.tsx', { eager: true })
const styleModules = import.meta.glob<string>('./*/style.css', { eager: true, query: '?inline', import: 'default' })
const loaderModules = import.meta.glob<{ load: BlockLoader }>('./*/load.server.ts', { eager: true })
const itemModules = import.meta.glob<{ items: BlockItems }>('./*/items.server.ts', { eager: true })
const islandModules = import.meta.glob<{ default: ComponentType<object> }>('./*/*.island.tsx', { eager: true })

const folder = (path: string) => path.split('/')[1]!

export const views = Object.fromEntries(
  Object.entries(viewModules).map(([path, { default: view }]) => [folder(path), view]),
)

export const styles: Record<string, string> = Object.fromEntries(
  Object.entries(styleModules).map(([path, css]) => [folder(path), css]),
)

export const loaders: Record<string, BlockLoader> = Object.fromEntries(
  Object.entries(loaderModules).map(([path, { load }]) => [folder(path), load]),
)

/** By the type of the block. */
export const blockItems: Record<string, BlockItems> = Object.fromEntries(
  Object.entries(itemModules).map(([path, { items }]) => [folder(path), items]),
)

/** `./imageBoard/Lightbox.island.tsx` → `imageBoard/Lightbox` */
export const islands = Object.fromEntries(
  Object.entries(islandModules).map(([path, { default: island }]) => [
    path.slice(2).replace('.island.tsx', ''),
    island,
  ]),
)
