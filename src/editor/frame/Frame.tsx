import { useLayoutEffect, useState } from 'react'
import type { Target } from '../actions/action'
import { useTarget } from '../actions/useTarget'
import { useEditor } from '../EditorContext'
import { ContextMenu } from './ContextMenu'
import { useBox } from './useBox'

/** EDIT-4: the selected element's outline, its name and its menu; drawn above the page, never in it. */
export const Frame = () => {
  const target = useTarget()
  return target ? <FrameOf key={`${target.group.id} ${target.field?.name ?? ''}`} target={target} /> : null
}

const FrameOf = ({ target }: { target: Target }) => {
  const { data } = useEditor()
  const { group, definition, field } = target
  const element = useElement(target)
  const box = useBox(element)
  if (!box) return null
  const label = (field?.definition.label ?? definition.label)[data.editorLocale]
  return (
    <>
      <div
        className="v-frame"
        data-status={group.status}
        style={{ transform: `translate(${box.left}px, ${box.top}px)`, width: box.width, height: box.height }}
      >
        <span className="v-label">{label}</span>
      </div>
      <ContextMenu target={target} box={box} />
    </>
  )
}

/** The element as it is drawn now; looked up anew after every drawing. */
const useElement = ({ group, field }: Target): Element | null => {
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const root = document.getElementById(`g-${group.id}`)
    const own = field
      ? [...(root?.querySelectorAll(`[data-field="${field.name}"]`) ?? [])].find(
          entry => entry.closest('[data-block]') === root,
        )
      : root
    setElement(own ?? null)
  })
  return element
}
