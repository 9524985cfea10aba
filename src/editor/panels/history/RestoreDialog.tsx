import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { sectionLabel } from '../publish/labels'
import { publishWords } from '../publish/words'
import { unseenEffects } from './unseenEffects'
import { useRestore } from './useRestore'
import { historyWords } from './words'

/** PUB-6: names what restoring the page (null) or one section does besides what is marked on the page. */
export const RestoreDialog = ({ groupId, onClose }: { groupId: string | null; onClose: () => void }) => {
  const { editorLocale } = useEditor().data
  const words = useWords(historyWords)
  const { colon } = useWords(common)
  const named: Record<string, unknown> = useWords(publishWords)
  const viewing = useEditorState(state => state.viewing)
  const restore = useRestore()
  if (!viewing) return null
  const { added, isMoved, page } = unseenEffects(viewing.differences, groupId)
  return (
    <ConfirmDialog
      title={groupId ? words.restoreSection : words.restore}
      confirm={words.restoreConfirm}
      onConfirm={async () => {
        await restore(groupId)
        return null
      }}
      onClose={onClose}
    >
      <p>{words.restoreAsk}</p>
      <ul>
        {added.length > 0 ? (
          <li>
            {words.goesAway + colon}
            {added.map(({ type }) => sectionLabel(type, editorLocale) ?? type).join(', ')}
          </li>
        ) : null}
        {isMoved ? <li>{words.goesBack}</li> : null}
        {page.length > 0 ? (
          <li>
            {words.pageValues + colon}
            {page.map(key => String(named[key] ?? key)).join(', ')}
          </li>
        ) : null}
      </ul>
      <p>{words.restoreKept}</p>
    </ConfirmDialog>
  )
}
