import { isInWorkingView } from '../../content/rules/status'
import type { Target } from '../actions/action'
import { useTarget } from '../actions/useTarget'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { ContextMenu } from './ContextMenu'
import { elementOf } from './elementOf'
import './frame.css'
import { type Box, useBox } from './useBox'
import { type Area, useArea } from './visibleArea'

/** EDIT-4: the selected element's outline, its name and its menu; drawn above the page, never in it. */
export const Frame = () => {
  const target = useTarget()
  return target ? <FrameOf key={`${target.group.id} ${target.field?.name ?? ''}`} target={target} /> : null
}

const FrameOf = ({ target }: { target: Target }) => {
  const { data } = useEditor()
  const { group, definition, field } = target
  const status = useStatusWord(target)
  const box = useBox(() => elementOf(group.id, field?.name ?? null))
  const area = useArea()
  if (!box) return null
  // Above the frame it would be outside the window.
  const hidden = area.top + labelHeight - box.top
  const labelStyle = hidden > 0 ? { top: Math.max(0, Math.min(hidden, box.height) - labelHeight) } : undefined
  const label = (field?.definition.label ?? definition.label)[data.editorLocale]
  return (
    <>
      <div
        className="v-frame"
        data-status={group.status}
        data-part={field || target.board ? 'inner' : undefined}
        style={{ transform: `translate(${box.left}px, ${box.top}px)`, width: box.width, height: box.height }}
      >
        <span className="v-label" data-inside={labelStyle && ''} style={labelStyle}>
          {status ? `${label} · ${status}` : label}
        </span>
        <Problem target={target} box={box} area={area} />
      </div>
      <ContextMenu target={target} box={box} />
    </>
  )
}

const labelHeight = 22

/** The room a message of two lines and the toolbar below it need. */
const problemHeight = 140

/** Within the window: from the end of the field that has more room beside it, and never below what can be seen. */
const problemStyle = ({ left, top, width, height }: Box, area: Area) => {
  const isAtEnd = left + width / 2 > area.width / 2
  const hidden = top + height + problemHeight - area.bottom
  return {
    ...(isAtEnd ? { right: -2, maxWidth: left + width - margin } : { left: -2, maxWidth: area.width - left - margin }),
    top: hidden > 0 ? Math.max(0, height - hidden) : undefined,
  }
}
const margin = 8

/** EDIT-8: what is wrong with the value, beneath it. */
const Problem = ({ target: { group, field }, box, area }: { target: Target; box: Box; area: Area }) => {
  const problem = useEditorState(state => state.problem)
  const isHere = problem?.groupId === group.id && problem.field === field?.name
  return (
    <p className="v-frame-problem" role="alert" style={problemStyle(box, area)}>
      {isHere ? problem.message : null}
    </p>
  )
}

/** EDIT-15: what visitors do not see yet, or soon no more. */
const useStatusWord = ({ group, field }: Target): string | null => {
  const words = useWords(common)
  const { locale } = useEditor().data.model
  const state = useEditorState(({ translation }) =>
    field ? translation?.texts.find(text => text.itemId === field.field?.id && text.key === 'text')?.state : undefined,
  )
  if (state === 'outdated') return words.outdated
  if (state === 'machine') return words.byMachine
  if (field) return null
  if (group.status === 'draft') return words.draft
  if (group.status === 'markedForDeletion') return words.marked
  return isInWorkingView(group, locale) ? null : words.hidden
}
