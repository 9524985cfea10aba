import { TriangleAlert } from 'lucide-react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { LazyPart } from '../kit/LazyPart'
import { isInLanguage } from '../state/isInLanguage'
import type { Operation } from '../state/operation'
import { resourceOf } from '../state/resources/registry'
import type { Selection } from '../state/selection'
import { elementOf } from './elementOf'
import { useBox } from './useBox'
import { useArea } from './visibleArea'

/** EDIT-26: what the server refused is marked where it stands; chosen, the mark says why and what can be done. */
export const RefusedMarks = () => {
  const { store } = useEditor()
  const unsaved = useEditorState(state => state.unsaved)
  const { pageId, locale } = store.get()
  const marked = new Map<string, { place: Selection; operation: Operation }>()
  for (const operation of unsaved) {
    const place = resourceOf(operation).place(operation.change)
    const isHere = operation.pageId === pageId && isInLanguage(operation, locale)
    if (operation.phase === 'refused' && place && isHere)
      marked.set(`${place.groupId} ${place.field ?? ''}`, { place, operation })
  }
  return [...marked].map(([key, { place, operation }]) => <Mark key={key} place={place} operation={operation} />)
}

const loadNote = () => import('../panels/unsaved/UnsavedNote')
const noteWidth = 340
const noteHeight = 130

const Mark = ({ place, operation }: { place: Selection; operation: Operation }) => {
  const editor = useEditor()
  const words = useWords(common)
  const area = useArea()
  const isSelected = useEditorState(
    ({ selection }) => selection?.groupId === place.groupId && selection.field === place.field,
  )
  const box = useBox(() => elementOf(place.groupId, place.field) ?? elementOf(place.groupId, null))
  if (!box) return null
  const { top, left, width, height } = box
  const isOutside = top > area.bottom || top + height < area.top
  // Beneath a field, at the top of a section; always inside the window.
  const under = place.field === null ? top + 8 : top + height + 4
  const at = {
    left: Math.max(8, Math.min(left, area.width - noteWidth - 8)),
    top: Math.max(area.top + 8, Math.min(under, area.bottom - noteHeight)),
  }
  return (
    <>
      <div className="v-refused" style={{ transform: `translate(${left}px, ${top}px)`, width, height }} aria-hidden />
      {isOutside ? null : (
        <div className="v-refused-note" style={{ transform: `translate(${at.left}px, ${at.top}px)` }}>
          {isSelected ? (
            <LazyPart load={loadNote} props={{ operation }} />
          ) : (
            <button type="button" className="v-refused-chip" onClick={() => editor.select(place)}>
              <TriangleAlert size={14} aria-hidden />
              {words.unsavedTitle}
            </button>
          )}
        </div>
      )}
    </>
  )
}
