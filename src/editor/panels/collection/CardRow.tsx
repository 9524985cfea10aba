import { useSortable } from '@dnd-kit/sortable'
import { ArchiveRestore, GripVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../../content/group'
import { mediaAddress } from '../../../render/mediaAddress'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { dragWords } from '../../i18n/drag'
import { useWords } from '../../i18n/words'
import { IconButton } from '../../kit/IconButton'
import { cardName } from './cardName'
import { collectionWords } from './words'

/** One card of the list: its handle, picture and name, and what takes it away or brings it back. */
export const CardRow = ({ card, number, board }: { card: Group; number: number; board: Group }) => {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const { cancel } = useWords(common)
  const [isAsking, setAsking] = useState(false)
  const name = cardName(card, number, editor.data)
  const isMarked = card.status === 'markedForDeletion'
  const remove = () => {
    editor.edits.remove(card)
    // Removing clears the selection; the list stays open.
    editor.select({ groupId: board.id, field: null })
  }
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: card.id,
  })
  const { move } = useWords(dragWords)
  return (
    <li
      ref={setNodeRef}
      className="v-card-row"
      data-dragging={isDragging ? '' : undefined}
      data-marked={isMarked ? '' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="v-icon v-row-grip"
        aria-label={`${move}: ${name}`}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="v-item v-card-name"
        title={words.show}
        onClick={() => editor.select({ groupId: card.id, field: null })}
      >
        <Thumbnail card={card} />
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
        <IconButton
          label={`${words.remove}: ${name}`}
          isPressed={card.status === 'draft' ? isAsking : undefined}
          // EDIT-20: a draft asks, anything else is marked and can come back.
          onClick={() => (card.status === 'draft' ? setAsking(!isAsking) : remove())}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
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
    </li>
  )
}

const Thumbnail = ({ card }: { card: Group }) => {
  const media = useEditorState(state => state.references.media)
  const found = Object.values(card.fields).flatMap(({ mediaId }) => media[mediaId ?? ''] ?? [])[0]
  if (!found) return <span className="v-thumbnail" />
  const address = found.extension === 'svg' ? found.publicUrl : mediaAddress(found, 320, 'webp')
  return <img className="v-thumbnail" src={address} alt="" loading="lazy" width={40} height={40} />
}
