import { useLayoutEffect, useState } from 'react'
import { elementOf } from './elementOf'
import type { Box } from './useBox'

/** The other words of the section a field stands in, measured from the field: scrolling changes nothing about them. */
export const useNeighbours = (groupId: string, field: string | null, { width, height }: Box): readonly Box[] => {
  const [neighbours, setNeighbours] = useState<readonly Box[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field of another size stands otherwise among the others
  useLayoutEffect(() => {
    const own = field === null ? null : elementOf(groupId, field)
    if (!own) return setNeighbours([])
    const from = own.getBoundingClientRect()
    const others = own.closest('main > [data-block]')?.querySelectorAll(words) ?? []
    setNeighbours(
      [...others]
        .filter(other => !own.contains(other) && !other.contains(own))
        .map(other => other.getBoundingClientRect())
        .map(box => ({ top: box.top - from.top, left: box.left - from.left, width: box.width, height: box.height })),
    )
  }, [groupId, field, width, height])
  return neighbours
}

const words = ':is([data-edit=text], [data-edit=rich], [data-edit=foreign]):not([data-empty])'
