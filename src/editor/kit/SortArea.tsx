import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { dragWords } from '../i18n/drag'
import { useWords } from '../i18n/words'
import './sort.css'

/** PAGE-1 */
const activationDistance = 3

/**
 * Rows that are put in order by dragging their handle, by mouse, finger or keys. Each of `lists` holds the rows of one
 * kind from top to bottom; a row moves only among its own. `onSort` hears which row was put in the place of which.
 */
export const SortArea = ({
  lists,
  place,
  onSort,
  children,
}: {
  lists: readonly (readonly string[])[]
  /** Where a row would then be, in the reader's words. */
  place?: (active: string, over: string) => string | undefined
  onSort: (active: string, over: string) => void
  children: ReactNode
}) => {
  const words = useWords(dragWords)
  const listOf = (id: string) => lists.find(list => list.includes(id)) ?? []
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: rowByRow(listOf), scrollBehavior: 'auto' }),
  )
  const says = ({ active, over }: Pick<DragEndEvent, 'active'> & { over?: DragEndEvent['over'] }) => {
    const [from, to] = [String(active.id), String((over ?? active).id)]
    return place?.(from, to) ?? `${words.place} ${listOf(from).indexOf(to) + 1}`
  }
  const announcements: Announcements = {
    onDragStart: says,
    onDragOver: says,
    onDragEnd: says,
    onDragCancel: () => words.cancelled,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongOwn(listOf)}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [String(active.id), String(over?.id ?? active.id)]
        if (from !== to && listOf(from).includes(to)) onSort(from, to)
      }}
    >
      {children}
    </DndContext>
  )
}

type ListOf = (id: string) => readonly string[]

const amongOwn =
  (listOf: ListOf): CollisionDetection =>
  args => {
    const own = new Set(listOf(String(args.active.id)))
    return closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => own.has(String(id))),
    })
  }

/** An arrow key leads to the next row, whatever its height. */
const rowByRow =
  (listOf: ListOf): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { active, over, droppableRects, collisionRect } }) => {
    const step = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 }[event.code]
    if (!step || !active) return undefined
    event.preventDefault()
    const list = listOf(String(active.id))
    const next = list[list.indexOf(String(over?.id ?? active.id)) + step]
    const rect = next ? droppableRects.get(next) : undefined
    if (!rect || !collisionRect) return currentCoordinates
    return { x: currentCoordinates.x, y: rect.top + (rect.height - collisionRect.height) / 2 }
  }

const upAndDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
})
