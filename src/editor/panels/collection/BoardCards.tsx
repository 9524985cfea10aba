import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { definitions } from '../../../blocks/definitions'
import { cardTypeOf } from '../../../content/defineBlock'
import type { Group } from '../../../content/group'
import { useEditor } from '../../EditorContext'
import { dragWords } from '../../i18n/drag'
import { useWords } from '../../i18n/words'
import { CardRow } from './CardRow'
import './collection.css'
import { collectionWords } from './words'

/** A board's cards as a list: put in order by dragging or by keys, added, removed. */
export const BoardCards = ({ board }: { board: Group }) => {
  const editor = useEditor()
  const words = useWords(collectionWords)
  const { how, place } = useWords(dragWords)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const cards = board.cards.filter(card => card.status !== 'deleted' && card.status !== 'archived')
  const ids = cards.map(card => card.id)
  const says = ({ over }: Pick<DragEndEvent, 'over'>) =>
    over ? `${place} ${ids.indexOf(String(over.id)) + 1}` : undefined
  const drop = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id))
    const to = ids.indexOf(String(over?.id))
    const card = cards[from]
    if (!card || to < 0 || to === from) return
    editor.edits.move(card, { groupId: ids[to]!, position: to > from ? 'after' : 'before' })
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
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{
          announcements: {
            onDragStart: () => undefined,
            onDragOver: says,
            onDragEnd: says,
            onDragCancel: () => undefined,
          },
          screenReaderInstructions: { draggable: how },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol>
            {cards.map((card, index) => (
              <CardRow key={card.id} card={card} number={index + 1} board={board} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {cards.length === 0 ? <p className="v-quiet">{words.none}</p> : null}
      <button type="button" className="v-button v-primary" onClick={() => void add()}>
        <Plus size={18} aria-hidden />
        {words.add}
      </button>
    </section>
  )
}

const upAndDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
})
