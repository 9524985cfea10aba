import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { definitions } from '../blocks/definitions'
import { allGroups } from '../content/rules/document'
import { Page } from '../live/Page'
import type { Shell } from '../live/shell'
import type { AnyBlockProps } from '../render/block'
import type { PageModel } from '../render/model'
import type { RenderValue } from '../render/RenderContext'
import { BackToLive } from './BackToLive'

/** The editor's entry: takes over the page the server drew, with only the Views this page uses. */
const viewModules = import.meta.glob<{ default: ComponentType<AnyBlockProps> }>('../blocks/*/View.tsx')
const islandModules = import.meta.glob<{ default: ComponentType<object> }>('../blocks/*/*.island.tsx')
// Files named in the blocks' styles are emitted because these are part of this build (the server inlines the styles).
import.meta.glob('../blocks/*/style.css', { eager: true, query: '?url', import: 'default' })

const start = async () => {
  const source = document.getElementById('vitrine-data')?.textContent
  const root = document.getElementById('root')
  if (!source || !root) return
  const { model, shell } = JSON.parse(source) as { model: PageModel; shell: Shell }
  const types = new Set(allGroups(model.page).map(group => group.type))
  const render: RenderValue = {
    model,
    definitions,
    views: await load(
      viewModules,
      path => types.has(path.split('/')[2]!),
      path => path.split('/')[2]!,
    ),
    islands: await load(
      islandModules,
      path => types.has(path.split('/')[2]!),
      path => path.replace('../blocks/', '').replace('.island.tsx', ''),
    ),
    drawIsland: null,
    onPriorityPicture: null,
  }
  hydrateRoot(root, <Page render={render} shell={shell} />, {
    onRecoverableError: error => {
      document.documentElement.dataset.hydrationError = String(error)
      console.error(error)
    },
  })
  // A root of its own: the page's tree is the one the server drew.
  createRoot(document.body.appendChild(document.createElement('div'))).render(<BackToLive path={location.pathname} />)
  document.documentElement.dataset.editor = 'ready'
}

const load = async <T,>(
  modules: Record<string, () => Promise<{ default: T }>>,
  isWanted: (path: string) => boolean,
  name: (path: string) => string,
): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules)
        .filter(([path]) => isWanted(path))
        .map(async ([path, read]) => [name(path), (await read()).default] as const),
    ),
  )

void start()
