import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { dragWords } from '../i18n/drag'
import { useWords } from '../i18n/words'

/** A row of a SortArea: `grip` is its handle and stands somewhere in it. */
export const SortRow = ({
  id,
  name,
  className = '',
  children,
  ...attributes
}: {
  id: string
  /** What is moved, for the handle's name. */
  name: string
  children: (grip: ReactNode) => ReactNode
} & Omit<HTMLAttributes<HTMLLIElement>, 'id' | 'children' | 'style'>) => {
  const { move } = useWords(dragWords)
  const sortable = useSortable({ id })
  const { transform, transition, isDragging } = sortable
  const grip = (
    <button
      ref={sortable.setActivatorNodeRef}
      type="button"
      className="v-icon v-row-grip"
      aria-label={`${move}: ${name}`}
      aria-describedby={sortable.attributes['aria-describedby']}
      {...sortable.listeners}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  )
  return (
    <li
      ref={sortable.setNodeRef}
      className={`v-sort-row ${className}`}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      {...attributes}
    >
      {children(grip)}
    </li>
  )
}
