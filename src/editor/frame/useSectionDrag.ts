import type { DragStartEvent } from '@dnd-kit/core'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Group } from '../../content/group'
import { sameValue } from '../../content/rules/changed'
import { useEditor } from '../EditorContext'
import { edgeSpeed, indexAt, placeAt } from './dropPlace'
import { scrollToGroup } from './scrollToGroup'

/** `y` is where the line goes; `pointer` is null while keys are used. */
type Drop = { at: number; y: number; pointer: number | null }

/** EDIT-24: follows a section that is dragged, by pointer or by keys, and puts it down. Nothing on the page moves meanwhile. */
export const useSectionDrag = (group: Group) => {
  const editor = useEditor()
  const [means, setMeans] = useState<'pointer' | 'keys' | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const held = useRef<Drop | null>(null)

  const drag = useMemo(() => {
    const sections = () => editor.store.get().groups.flatMap(({ id }) => sectionOf(id) ?? [])
    const others = () => sections().filter(({ id }) => id !== group.id)
    const start = () => sections().findIndex(({ id }) => id === group.id)
    const hold = (at: number, pointer: number | null = null) => {
      const list = others()
      const next = { at, y: list[at]?.top ?? list.at(-1)?.bottom ?? 0, pointer }
      held.current = next
      setDrop(known => (known && sameValue(known, next) ? known : next))
    }
    return {
      start,
      moveTo: (y: number) => hold(indexAt(others(), y), y),
      step: (by: 1 | -1) => {
        hold(Math.max(0, Math.min(others().length, (held.current?.at ?? start()) + by)))
        scrollBy({ top: (held.current?.y ?? 0) - innerHeight / 2, behavior: 'instant' })
        hold(held.current?.at ?? start())
      },
      begin: ({ activatorEvent }: DragStartEvent) => {
        setMeans(activatorEvent instanceof KeyboardEvent ? 'keys' : 'pointer')
        hold(start())
      },
      finish: (isDropped: boolean) => {
        const place = isDropped && held.current && held.current.at !== start() && placeAt(others(), held.current.at)
        held.current = null
        setDrop(null)
        setMeans(null)
        if (!place) return
        editor.edits.move(group, place)
        requestAnimationFrame(() => {
          const element = document.getElementById(`g-${group.id}`)
          if (element) scrollToGroup(element)
        })
      },
    }
  }, [editor, group])

  // Before anything is seen of it: a key that follows at once counts.
  useLayoutEffect(() => {
    if (!means) return
    let frame = 0
    let pointerY: number | null = null
    const onMove = (event: PointerEvent) => {
      if (means === 'pointer') pointerY = event.clientY
    }
    const onKey = (event: KeyboardEvent) => {
      // Escape ends the drag, not the selection.
      if (event.code === 'Escape') event.preventDefault()
      if (means !== 'keys' || !event.code.startsWith('Arrow')) return
      event.preventDefault()
      if (event.code === 'ArrowDown') drag.step(1)
      if (event.code === 'ArrowUp') drag.step(-1)
    }
    const follow = () => {
      if (pointerY !== null) {
        scrollBy({ top: edgeSpeed(pointerY, innerHeight), behavior: 'instant' })
        drag.moveTo(pointerY)
      }
      frame = requestAnimationFrame(follow)
    }
    addEventListener('pointermove', onMove)
    addEventListener('keydown', onKey, true)
    follow()
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('keydown', onKey, true)
    }
  }, [means, drag])

  const hasMoved = drop !== null && drop.at !== drag.start()
  const isDragging = means !== null
  return { ...drag, isDragging, lineY: hasMoved ? drop.y : null, at: drop?.at ?? null, pointer: drop?.pointer ?? null }
}

const sectionOf = (id: string) => {
  const box = document.getElementById(`g-${id}`)?.getBoundingClientRect()
  return box ? { id, top: box.top, bottom: box.bottom } : null
}
