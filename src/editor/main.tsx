import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { allGroups } from '../content/rules/document'
import type { AnyBlockProps } from '../render/block'
import { Chrome } from './Chrome'
import { Editor } from './Editor'
import { EditorProvider } from './EditorContext'
import './editor.css'
import { notices } from './kit/notices'
import { createEditor } from './state/editor'
import type { EditorData, Parts } from './state/editorState'
import { finishJump } from './state/jump'
import { showEarlierNotice } from './state/reloadWithNotice'
import { openTab } from './state/tab'

/** The editor's entry: takes over the page the server drew, with only the Views this page uses. */
const viewModules = import.meta.glob<{ default: ComponentType<AnyBlockProps> }>('../blocks/*/View.tsx')
const islandModules = import.meta.glob<{ default: ComponentType<object> }>('../blocks/*/*.island.tsx')
// Files named in the blocks' styles are emitted because these are part of this build (the server inlines the styles).
import.meta.glob('../blocks/*/style.css', { eager: true, query: '?url', import: 'default' })

const start = async () => {
  const source = document.getElementById('vitrine-data')?.textContent
  const root = document.getElementById('root')
  if (!source || !root) return
  const data = JSON.parse(source) as EditorData
  const types = new Set(allGroups(data.model.page).map(group => group.type))
  const parts = await loadParts(types)
  const editor = createEditor(data, { tab: await openTab(), parts, notify: notices.add, loadParts })
  hydrateRoot(root, <Editor editor={editor} />, {
    onRecoverableError: error => {
      document.documentElement.dataset.hydrationError = String(error)
      console.error(error)
    },
  })
  const layer = document.createElement('div')
  layer.id = 'vitrine-editor'
  layer.setAttribute('role', 'region')
  layer.setAttribute('aria-label', 'Vitrine')
  document.body.append(layer)
  createRoot(layer).render(
    <EditorProvider editor={editor}>
      <Chrome />
    </EditorProvider>,
  )
  await editor.start()
  showEarlierNotice(editor)
  finishJump(editor)
  document.documentElement.dataset.editor = 'ready'
}

const loadParts = async (types: ReadonlySet<string>): Promise<Parts> => {
  const isWanted = (path: string) => types.has(path.split('/')[2]!)
  const [views, islands] = await Promise.all([
    load(viewModules, isWanted, path => path.split('/')[2]!),
    load(islandModules, isWanted, path => path.replace('../blocks/', '').replace('.island.tsx', '')),
  ])
  return { views, islands }
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
