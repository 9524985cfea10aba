import { Plus } from 'lucide-react'
import { definitions } from '../../../blocks/definitions'
import { cardTypeOf } from '../../../content/defineBlock'
import type { Group } from '../../../content/group'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { SortList } from '../../kit/SortList'
import { ArchivedCard } from './ArchivedCard'
import { CardRow } from './CardRow'
import './collection.css'
import { collectionWords } from './words'

/** PAGE-5: a board's cards as a list: put in order by dragging or by keys, added, hidden in the archive, removed. */
export default function BoardCards({ board }: { board: Group }) {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const cards = board.cards.filter(card => card.status !== 'deleted' && card.status !== 'archived')
  const archived = board.cards.filter(card => card.status === 'archived')
  const ids = cards.map(card => card.id)
  const sort = (active: string, over: string) => {
    const isDown = ids.indexOf(over) > ids.indexOf(active)
    editor.edits.move(cards[ids.indexOf(active)]!, { groupId: over, position: isDown ? 'after' : 'before' })
  }
  const add = async () => {
    const type = cardTypeOf(definitions[board.type]!)
    if (!type) return
    try {
      await editor.need([type])
    } catch {
      return editor.notify({ kind: 'error', code: 'offline' })
    }
    editor.edits.addCard(board, type)
  }
  return (
    <section className="v-cards" aria-label={words.cards}>
      <SortList ids={ids} onSort={sort}>
        {cards.map((card, index) => (
          <CardRow key={card.id} card={card} number={index + 1} board={board} />
        ))}
      </SortList>
      {cards.length === 0 ? <p className="v-quiet">{words.none}</p> : null}
      {archived.length > 0 ? (
        <Fold title={words.archive} count={archived.length}>
          <ul className="v-sorted">
            {archived.map((card, index) => (
              <ArchivedCard key={card.id} card={card} number={index + 1} board={board} />
            ))}
          </ul>
        </Fold>
      ) : null}
      <button type="button" className="v-button v-primary" onClick={() => void add()}>
        <Plus size={18} aria-hidden />
        {words.add}
      </button>
    </section>
  )
}
