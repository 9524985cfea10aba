import { useState } from 'react'
import type { Target } from '../../actions/action'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { isRead } from '../../state/content'
import { PagePicker } from '../PagePicker'
import { goToPage } from '../pages/goToPage'
import { editAddress } from '../pages/pageAddress'
import { duplicateSection } from './duplicateSection'
import { duplicateWords } from './words'

/** Where the copy goes: behind the section itself, or to the end of another page. */
const DuplicatePanel = ({ target, close }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const words = useWords(duplicateWords)
  const [copiedTo, setCopiedTo] = useState<string | null>(null)
  const here = async () => {
    close()
    await duplicateSection(editor, target.group)
  }
  const there = async (pageId: string) => {
    if (pageId === editor.store.get().pageId) return here()
    if (await duplicateSection(editor, target.group, pageId)) setCopiedTo(pageId)
  }
  const visit = () => {
    const { pages } = editor.store.get()
    const page = isRead(pages) ? pages.find(({ id }) => id === copiedTo) : undefined
    if (page) void goToPage(editor, editAddress(page, editor.store.get().locale))
  }
  return (
    <div className="v-form">
      <button type="button" className="v-button v-primary" onClick={() => void here()}>
        {words.here}
      </button>
      <p className="v-hint">{words.there}</p>
      <PagePicker chosen={copiedTo} onChoose={({ id }) => void there(id)} />
      {copiedTo ? (
        <button type="button" className="v-button v-raised" onClick={visit}>
          {words.visit}
        </button>
      ) : null}
    </div>
  )
}
export default DuplicatePanel
