import { Eye } from 'lucide-react'
import type { Group } from '../../../content/group'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { IconButton } from '../../kit/IconButton'
import { CardThumbnail } from './CardThumbnail'
import { cardName } from './cardName'
import { collectionWords } from './words'

/** A hidden card, with what brings it back. */
export const ArchivedCard = ({ card, number }: { card: Group; number: number }) => {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const name = cardName(card, number, editor.data)
  return (
    <li className="v-card-row" data-marked="">
      <span className="v-card-name">
        <CardThumbnail card={card} />
        <span>{name}</span>
      </span>
      <IconButton label={`${words.unhide}: ${name}`} onClick={() => editor.edits.archive(card, false)}>
        <Eye size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
