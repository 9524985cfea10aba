import { createRoot, hydrateRoot } from 'react-dom/client'
import { definitions } from '../blocks/definitions'
import { allGroups } from '../content/rules/document'
import { Chrome } from './Chrome'
import { Editor } from './Editor'
import { EditorProvider } from './EditorContext'
import './editor.css'
import { fetchPart } from './kit/LazyPart'
import { notices } from './kit/notices'
import { whenIdle } from './kit/whenIdle'
import { laterParts } from './laterParts'
import { loadParts } from './parts'
import { createEditor } from './state/editor'
import type { EditorData } from './state/editorState'
import { finishJump } from './state/jump'
import { openUnseenNews } from './state/openNews'
import { showEarlierNotice } from './state/reloadWithNotice'
import { openTab } from './state/tab'
import type { NameSetting } from './state/turn'

/** The editor's entry: takes over the page the server drew, with only the Views this page uses. */
const start = async () => {
  const source = document.getElementById('vitrine-data')?.textContent
  const root = document.getElementById('root')
  if (!source || !root) return
  const data = readData(source)
  const types = new Set(allGroups(data.model.page).map(group => group.type))
  const parts = await loadParts(types)
  const editor = createEditor(data, { tab: await openTab(), parts, notify: notices.add, loadParts, nameSetting })
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
  addEventListener('pointerdown', warm, { once: true })
  addEventListener('keydown', warm, { once: true })
  await editor.start()
  showEarlierNotice(editor)
  finishJump(editor)
  if (data.person) void openUnseenNews(editor)
  document.documentElement.dataset.editor = 'ready'
}

/** The words of the settings come with their panel. */
const nameSetting: NameSetting = async (key, locale) =>
  (await import('./panels/settings/settingName')).settingName(key, locale)

/** EDIT-14, EDIT-21: any other language of the editor is German. */
const readData = (source: string): EditorData => {
  const data = JSON.parse(source) as EditorData
  return { ...data, editorLocale: data.editorLocale === 'fr' ? 'fr' : 'de' }
}

/** Once somebody works here: every block and what is needed next, so that it is here without a connection too. */
const warm = () => {
  whenIdle(() => {
    const parts = [
      loadParts(new Set(Object.keys(definitions))),
      ...Object.values(laterParts).map(part => fetchPart<never>(part)),
    ]
    for (const part of parts) part.catch(() => undefined)
  })
}

void start()
