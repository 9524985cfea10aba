import { DndContext, KeyboardSensor, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import { useEditor } from '../EditorContext'
import { dragWords } from '../i18n/drag'
import { useWords } from '../i18n/words'
import { TippedButton } from '../kit/IconButton'
import './drag.css'
import type { Box } from './useBox'
import { useSectionDrag } from './useSectionDrag'

/** EDIT-24: dragging starts after this many pixels. */
const activation = { distance: 3 }

/** Takes hold of the selected section. A line shows where it would go; the page itself stays as it is. */
export default function DragHandle({ group, box }: { group: Group; box: Box }) {
  const { data } = useEditor()
  const words = useWords(dragWords)
  const drag = useSectionDrag(group)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: activation }),
    useSensor(KeyboardSensor, { coordinateGetter: byOurselves }),
  )
  const label = definitions[group.type]?.label[data.editorLocale] ?? ''
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: words.how } }}
      onDragStart={drag.begin}
      onDragEnd={() => drag.finish(true)}
      onDragCancel={() => drag.finish(false)}
    >
      {drag.isDragging ? (
        <>
          <div className="v-drag-surface" />
          <div
            className="v-drag-veil"
            style={{ transform: `translate(${box.left}px, ${box.top}px)`, width: box.width, height: box.height }}
          />
        </>
      ) : null}
      {drag.lineY === null ? null : (
        <div className="v-drop" style={{ transform: `translateY(${inWindow(drag.lineY)}px)` }}>
          <span>{label}</span>
        </div>
      )}
      <Grip id={group.id} box={box} label={words.move} isDragging={drag.isDragging} pointer={drag.pointer} />
      <p className="v-hidden" role="status">
        {drag.isDragging && drag.at !== null ? `${words.place} ${drag.at + 1}` : ''}
      </p>
    </DndContext>
  )
}

const Grip = ({
  id,
  box,
  label,
  isDragging,
  pointer,
}: {
  id: string
  box: Box
  label: string
  isDragging: boolean
  pointer: number | null
}) => {
  const { setNodeRef, listeners, attributes } = useDraggable({ id, attributes: { roleDescription: label } })
  // Below the menu, which stays at the window's top while a tall section is scrolled.
  const rest = Math.min(Math.max(box.top + 8, 76), box.top + box.height - 48)
  const top = pointer === null ? rest : pointer - 20
  return (
    <TippedButton
      ref={setNodeRef}
      className="v-grip"
      label={label}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: `translate(${box.left + box.width - 48}px, ${top}px)` }}
      {...listeners}
      aria-describedby={attributes['aria-describedby']}
    >
      <GripVertical size={20} aria-hidden />
    </TippedButton>
  )
}

/** The library hears arrows only a moment after it began, and would move the handle (useSectionDrag). */
const byOurselves = () => undefined

const inWindow = (y: number) => Math.max(4, Math.min(innerHeight - 4, y))

/** The status region above says it, in words of our own. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
