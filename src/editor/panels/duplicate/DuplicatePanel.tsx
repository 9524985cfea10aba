import { useState } from 'react'
import type { PageEntry } from '../../../contract/page'
import type { Target } from '../../actions/action'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { PagePicker } from '../PagePicker'
import { goToPage } from '../pages/goToPage'
import { editAddress } from '../pages/pageAddress'
import { duplicateSection } from './duplicateSection'
import { duplicateWords } from './words'

/** Where the copy goes: behind the section itself, or to the end of another page. */
const DuplicatePanel = ({ target, close }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const words = useWords(duplicateWords)
  const [copiedTo, setCopiedTo] = useState<PageEntry | null>(null)
  const here = async () => {
    close()
    await duplicateSection(editor, target.group)
  }
  const there = async (page: PageEntry) => {
    if (page.id === editor.store.get().pageId) return here()
    if (await duplicateSection(editor, target.group, page.id)) setCopiedTo(page)
  }
  const visit = (page: PageEntry) => void goToPage(editor, editAddress(page, editor.store.get().locale))
  return (
    <div className="v-form">
      <button type="button" className="v-button v-primary" onClick={() => void here()}>
        {words.here}
      </button>
      <p className="v-hint">{words.there}</p>
      <PagePicker chosen={copiedTo?.id ?? null} onChoose={page => void there(page)} />
      {copiedTo ? (
        <button type="button" className="v-button v-raised" onClick={() => visit(copiedTo)}>
          {words.visit}
        </button>
      ) : null}
    </div>
  )
}
export default DuplicatePanel
