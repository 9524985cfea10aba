import type { ComponentType } from 'react'
import type { AnyBlockProps } from '../render/block'

export type Views = Record<string, ComponentType<AnyBlockProps>>

/** What blocks are drawn with on the page that is edited. */
export type Parts = { views: Views; islands: Record<string, ComponentType<object>> }

const viewModules = import.meta.glob<{ default: ComponentType<AnyBlockProps> }>('../blocks/*/View.tsx')
const islandModules = import.meta.glob<{ default: ComponentType<object> }>('../blocks/*/*.island.tsx')

export const loadParts = async (types: ReadonlySet<string>): Promise<Parts> => {
  const [views, islands] = await Promise.all([
    loadViews(types),
    load(islandModules, types, path => path.replace('../blocks/', '').replace('.island.tsx', '')),
  ])
  return { views, islands }
}

/** Without what makes them move: for pictures of blocks. */
export const loadViews = (types: ReadonlySet<string>): Promise<Views> => load(viewModules, types, blockOf)

const blockOf = (path: string) => path.split('/')[2]!

const load = async <T>(
  modules: Record<string, () => Promise<{ default: T }>>,
  types: ReadonlySet<string>,
  name: (path: string) => string,
): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules)
        .filter(([path]) => types.has(blockOf(path)))
        .map(async ([path, read]) => [name(path), (await read()).default] as const),
    ),
  )
