import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { SortArea } from './SortArea'

/** One list in its own order. */
export const SortList = ({
  ids,
  label,
  onSort,
  children,
}: {
  ids: readonly string[]
  label?: string
  onSort: (active: string, over: string) => void
  children: ReactNode
}) => (
  <SortArea lists={[ids]} onSort={onSort}>
    <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
      <ol className="v-sorted" aria-label={label}>
        {children}
      </ol>
    </SortableContext>
  </SortArea>
)
