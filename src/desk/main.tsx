import { createRoot } from 'react-dom/client'
import '../editor/editor.css'
import '../editor/kit/kit.css'
import { Desk } from './Desk'
import { DeskProvider } from './DeskContext'
import type { DeskData } from './deskData'

/** The desk's entry. It stands where the editor's own parts stand, so that dialogs and menus look the same. */
const start = () => {
  const source = document.getElementById('vitrine-data')?.textContent
  const root = document.getElementById('root')
  if (!source || !root) return
  root.id = 'vitrine-editor'
  createRoot(root).render(
    <DeskProvider data={JSON.parse(source) as DeskData}>
      <Desk />
    </DeskProvider>,
  )
}

start()
