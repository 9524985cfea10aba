import { ArchiveRestore, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../../content/group'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { IconButton } from '../../kit/IconButton'
import { SortRow } from '../../kit/SortRow'
import { CardThumbnail } from './CardThumbnail'
import { cardName } from './cardName'
import { collectionWords } from './words'

/** One card of the list: its handle, picture and name, and what hides it, takes it away or brings it back. */
export const CardRow = ({ card, number, board }: { card: Group; number: number; board: Group }) => {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const { cancel } = useWords(common)
  const [isAsking, setAsking] = useState(false)
  const name = cardName(card, number, editor.data)
  const isMarked = card.status === 'markedForDeletion'
  // Removing clears the selection; the list stays open.
  const keepOpen = () => editor.select({ groupId: board.id, field: null })
  const remove = () => {
    editor.edits.remove(card)
    keepOpen()
  }
  return (
    <SortRow id={card.id} name={name} className="v-card-row" data-marked={isMarked ? '' : undefined}>
      {grip => (
        <>
          {grip}
          <button
            type="button"
            className="v-item v-card-name"
            title={words.show}
            onClick={() => editor.select({ groupId: card.id, field: null })}
          >
            <CardThumbnail card={card} />
            <span>
              {name}
              {isMarked ? <span className="v-quiet">{words.marked}</span> : null}
            </span>
          </button>
          {isMarked ? (
            <IconButton label={`${words.restore}: ${name}`} onClick={() => editor.edits.restore(card)}>
              <ArchiveRestore size={18} aria-hidden />
            </IconButton>
          ) : (
            <>
              <IconButton label={`${words.hide}: ${name}`} onClick={() => editor.edits.archive(card, true)}>
                <EyeOff size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={`${words.remove}: ${name}`}
                isPressed={card.status === 'draft' ? isAsking : undefined}
                // EDIT-20: a draft asks, anything else is marked and can come back.
                onClick={() => (card.status === 'draft' ? setAsking(!isAsking) : remove())}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </>
          )}
          {isAsking ? (
            <div className="v-card-ask">
              <p>{words.ask}</p>
              <button type="button" className="v-button v-primary" onClick={remove}>
                {words.remove}
              </button>
              <button type="button" className="v-button" onClick={() => setAsking(false)}>
                {cancel}
              </button>
            </div>
          ) : null}
        </>
      )}
    </SortRow>
  )
}
