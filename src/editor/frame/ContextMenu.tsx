import { Toolbar } from '@base-ui/react/toolbar'
import { CornerLeftUp } from 'lucide-react'
import { useState } from 'react'
import { definitions } from '../../blocks/definitions'
import type { MenuAction, Target } from '../actions/action'
import { actions } from '../actions/registry'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { IconButton } from '../kit/IconButton'
import '../options/options.css'
import { BesidePanel } from './BesidePanel'
import { focusMenu } from './focusMenu'
import { SourceBeside } from './SourceBeside'
import { hostPanel, hostTools } from './toolHosts'
import type { Box } from './useBox'
import { useKeptFocus } from './useKeptFocus'
import { useNeighbours } from './useNeighbours'
import { usePlaces } from './usePlaces'

/** What can be done to the selected element, beside it; on a phone above the toolbar. */
export const ContextMenu = ({ target, box }: { target: Target; box: Box }) => {
  const editor = useEditor()
  const words = useWords(common)
  const { editorLocale } = editor.data
  const [open, setOpen] = useState<MenuAction | null>(null)
  const parent = parentOf(target)
  const others = useNeighbours(target.group.id, target.field?.name ?? null, box).map(other => ({
    ...other,
    top: other.top + box.top,
    left: other.left + box.left,
  }))
  const { strip, panel, stripStyle, panelStyle } = usePlaces({ ...box, others, isSection: parent === null })
  useKeptFocus([strip, panel])
  const act = (action: MenuAction) => {
    if (action.Panel) return setOpen(open === action ? null : action)
    setOpen(null)
    action.run?.(target, editor)
  }
  return (
    <>
      <div ref={strip} className="v-strip" style={stripStyle}>
        {parent ? (
          <IconButton
            className="v-up"
            label={`${words.select}: ${definitions[parent.type]?.label[editorLocale] ?? ''}`}
            onClick={event => {
              editor.select({ groupId: parent.id, field: null })
              if (event.detail === 0) focusMenu()
            }}
          >
            <CornerLeftUp size={18} aria-hidden />
            <span>{definitions[parent.type]?.label[editorLocale]}</span>
          </IconButton>
        ) : null}
        <div ref={hostTools} className="v-tools" />
        <Toolbar.Root className="v-bar" aria-label={words.menu}>
          {actions
            .filter(action => action.appliesTo(target, editor))
            .map(action => {
              const Icon = action.icon
              const label = action.label[editorLocale]
              return (
                <Toolbar.Button
                  key={label}
                  disabled={action.isDisabled?.(target) ?? false}
                  render={
                    <IconButton
                      label={label}
                      aria-expanded={action.Panel ? open === action : undefined}
                      data-dangerous={action.isDangerous ? '' : undefined}
                      onPointerDown={keepCaret}
                      onClick={() => act(action)}
                    />
                  }
                >
                  <Icon size={18} />
                  <span className="v-caption">{label}</span>
                </Toolbar.Button>
              )
            })}
        </Toolbar.Root>
        <SourceBeside target={target} />
      </div>
      <div ref={panel} className="v-beside-place" style={panelStyle}>
        {open?.Panel ? (
          <BesidePanel key={open.label.de} title={open.label[editorLocale]} onClose={() => setOpen(null)}>
            <open.Panel target={target} close={() => setOpen(null)} />
          </BesidePanel>
        ) : null}
        <div ref={hostPanel} />
      </div>
    </>
  )
}

/** The text keeps its focus and its caret. */
const keepCaret = (event: { preventDefault: () => void }) => event.preventDefault()

/** One step out: from a field to its section or card, from a card to its board. */
const parentOf = ({ group, field, board }: Target) => (field ? group : board)
