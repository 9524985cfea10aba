import { useLayoutEffect, useRef, useState } from 'react'
import type { MenuAction, Target } from '../actions/action'
import { actions } from '../actions/registry'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import type { Box } from './useBox'

/** EDIT-5: it stays this far inside the window. */
const margin = 16

/** What can be done to the selected element, beside it. */
export const ContextMenu = ({ target, box }: { target: Target; box: Box }) => {
  const editor = useEditor()
  const words = useWords(common)
  const [open, setOpen] = useState<MenuAction | null>(null)
  const fitting = actions.filter(action => action.appliesTo(target, editor))
  const { reference, style } = usePlace(box)
  if (fitting.length === 0) return null
  const act = (action: MenuAction) => {
    if (action.Panel) return setOpen(open === action ? null : action)
    setOpen(null)
    action.run?.(target, editor)
  }
  return (
    <div ref={reference} className="v-context" style={style}>
      <div className="v-bar" role="toolbar" aria-label={words.menu}>
        {fitting.map(action => {
          const Icon = action.icon
          const label = action.label[editor.data.editorLocale]
          return (
            <button
              key={label}
              type="button"
              className="v-icon"
              aria-label={label}
              title={label}
              aria-expanded={action.Panel ? open === action : undefined}
              disabled={action.isDisabled?.(target)}
              data-dangerous={action.isDangerous ? '' : undefined}
              // The text keeps its focus and its caret.
              onPointerDown={event => event.preventDefault()}
              onClick={() => act(action)}
            >
              <Icon size={18} />
            </button>
          )
        })}
      </div>
      {open?.Panel ? (
        <div className="v-panel v-beside">
          <open.Panel target={target} close={() => setOpen(null)} />
        </div>
      ) : null}
    </div>
  )
}

/** Above the element where there is room, else below, always inside the window. */
const usePlace = (box: Box) => {
  const reference = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = reference.current ?? { offsetWidth: 0, offsetHeight: 0 }
    if (width !== size.width || height !== size.height) setSize({ width, height })
  })
  const above = box.top - size.height - 12
  const below = Math.min(box.top + box.height + 12, innerHeight - size.height - 88)
  const top = above >= margin ? above : Math.max(margin, box.height > innerHeight / 2 ? margin : below)
  const left = Math.max(margin, Math.min(box.left, innerWidth - size.width - margin))
  return { reference, style: { transform: `translate(${left}px, ${top}px)` } }
}
