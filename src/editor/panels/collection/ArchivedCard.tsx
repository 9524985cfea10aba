import { Eye, Trash2 } from 'lucide-react'
import type { Group } from '../../../content/group'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { IconButton } from '../../kit/IconButton'
import { CardThumbnail } from './CardThumbnail'
import { cardName } from './cardName'
import { collectionWords } from './words'

/** A hidden card, with what brings it back or takes it away. */
export const ArchivedCard = ({ card, number, board }: { card: Group; number: number; board: Group }) => {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const name = cardName(card, number, editor.data)
  const remove = () => {
    editor.edits.remove(card)
    // Removing clears the selection; the list stays open.
    editor.select({ groupId: board.id, field: null })
  }
  return (
    <li className="v-card-row" data-marked="">
      <span className="v-card-name">
        <CardThumbnail card={card} />
        <span>{name}</span>
      </span>
      <IconButton label={`${words.unhide}: ${name}`} onClick={() => editor.edits.archive(card, false)}>
        <Eye size={18} aria-hidden />
      </IconButton>
      <IconButton label={`${words.remove}: ${name}`} onClick={remove}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
