import { useState } from 'react'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { foreign } from '../../i18n/foreign'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { canHelp } from '../../state/canHelp'
import type { Operation } from '../../state/operation'
import { withoutDiscarded } from '../../state/queue'
import { leadTo, localeOf } from './leadTo'
import { unsavedWords } from './words'

/** EDIT-26: what can be done about a change that is not saved: change it, try again where that helps, or let it go. */
export const UnsavedActions = ({ operation }: { operation: Operation }) => {
  const editor = useEditor()
  const words = useWords(common)
  const [isAsking, setAsking] = useState(false)
  const written = localeOf(operation)
  const isRefused = operation.phase === 'refused'
  return (
    <div className="v-unsaved-actions">
      {isRefused && canHelp(operation.reason?.code) ? (
        <button type="button" className="v-button" onClick={() => void editor.saver.retryOne(operation.id)}>
          {words.retry}
        </button>
      ) : null}
      {written && foreign(editor.data, written) ? null : (
        <button type="button" className="v-button" onClick={() => leadTo(editor, operation)}>
          {words.change}
        </button>
      )}
      <button type="button" className="v-button" data-dangerous onClick={() => setAsking(true)}>
        {words.discard}
      </button>
      {isAsking ? <Discard operation={operation} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

const Discard = ({ operation, onClose }: { operation: Operation; onClose: () => void }) => {
  const editor = useEditor()
  const words = useWords(unsavedWords)
  const { discard } = useWords(common)
  const all = editor.queue.get()
  const more = all.length - withoutDiscarded(all, operation.id).length - 1
  return (
    <ConfirmDialog
      title={words.discardTitle}
      confirm={discard}
      isDangerous
      onConfirm={async () => {
        editor.saver.discard(operation.id)
        return null
      }}
      onClose={onClose}
    >
      <p>{words.discardText}</p>
      {more > 0 ? <p>{words.discardMore(more)}</p> : null}
    </ConfirmDialog>
  )
}
