import { Plus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { TippedButton } from '../kit/IconButton'
import { whenIdle } from '../kit/whenIdle'
import { useDockedTop } from './docked'
import './frame.css'
import { type AddPlace, freeSpot, halfButton, placeAdd } from './placeAdd'
import { scrollToGroup } from './scrollToGroup'
import { type Box, useBox } from './useBox'
import { isPhone, usePhone } from './usePhone'
import { useArea } from './visibleArea'

// Comes with the first selection. Without a connection then, sections move by the buttons of their menu.
type Handle = ComponentType<{ group: Group; box: Box }>
const noHandle: { default: Handle } = { default: () => null }
const DragHandle = lazy<Handle>(() => import('./DragHandle').catch(() => noHandle))

/**
 * EDIT-4: a button before and after the selected section, and its handle. Without a selection one button stands at the
 * end of the page, on an empty page in its middle.
 */
export const AddButtons = () => {
  const selection = useEditorState(state => state.selection)
  const groups = useEditorState(state => state.groups)
  const group = groups.find(
    entry => entry.id === selection?.groupId || entry.cards.some(card => card.id === selection?.groupId),
  )
  useScrollToSelected()
  const isWhole = selection?.groupId === group?.id && selection?.field === null
  if (group) return <Around key={group.id} group={group} groups={groups} isWhole={isWhole} />
  return <AtEnd after={groups.findLast(entry => !isFloating(entry))?.id ?? null} />
}

const Around = ({
  group,
  groups,
  isWhole,
}: {
  group: Group
  groups: readonly Group[]
  /** The section itself is selected, nothing in it. */
  isWhole: boolean
}) => {
  const area = useArea()
  const isSmall = usePhone()
  const bottom = useDockedTop()
  const box = useBox(() => document.getElementById(`g-${group.id}`))
  // What floats has no neighbours, and the buttons would cover its few words.
  if (!box || isFloating(group)) return null
  const before = groups[groups.indexOf(group) - 1]?.id ?? null
  const places = placeAdd(box, { top: Math.max(area.top, headerBottom()), bottom })
  // While something in it is worked on, a phone has no room at the side.
  const hasSide = isWhole || !isSmall
  return (
    <>
      {places.before.isAtEdge || hasSide ? (
        <EdgeButton after={before} place={places.before} {...{ box, isWhole }} />
      ) : null}
      {places.after.isAtEdge || hasSide ? (
        <EdgeButton after={group.id} place={places.after} {...{ box, isWhole }} />
      ) : null}
      {groups.length > 1 && hasSide ? (
        <Suspense>
          <DragHandle key={group.id} group={group} box={box} />
        </Suspense>
      ) : null}
    </>
  )
}

const EdgeButton = ({
  after,
  place,
  box,
  isWhole,
}: {
  after: string | null
  place: AddPlace
  box: Box
  isWhole: boolean
}) => {
  const { y, isAtEdge } = place
  const { top, left, width, height } = box
  const [spot, setSpot] = useState(left + width / 2)
  const look = useEffectEvent(() => setSpot(freeSpot(box, y)))
  // Selecting does not wait for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling changes nothing along the edge, the section's own name does
  useEffect(() => (isAtEdge ? whenIdle(look) : undefined), [isAtEdge, y - top, left, width, height, isWhole])
  return <AddButton after={after} top={y} left={isAtEdge ? spot : left + width - sideways} />
}

/** The header stays in sight while the page is scrolled up. */
const headerBottom = () => document.querySelector('#root header')?.getBoundingClientRect().bottom ?? 0

/** In line with the section's handle. */
const sideways = 28

const AtEnd = ({ after }: { after: string | null }) => {
  const area = useArea()
  const bottom = useDockedTop()
  const box = useBox(() => (after ? document.getElementById(`g-${after}`) : document.querySelector('main')))
  if (!box) return null
  // On an empty page the footer follows at once, with some room above its first words.
  const end = box.top + (after ? box.height : 30)
  // Just behind the toolbar it could be seen and not pressed.
  const top = end - halfButton < area.bottom ? Math.min(end, bottom - halfButton) : end
  return <AddButton after={after} top={top} left={box.left + box.width / 2} isNamed />
}

const AddButton = ({
  after,
  top,
  left,
  isNamed = false,
}: {
  after: string | null
  top: number
  left: number
  isNamed?: boolean
}) => {
  const editor = useEditor()
  const { addSection } = useWords(common)
  return (
    <TippedButton
      className="v-add"
      label={addSection}
      data-named={isNamed ? '' : undefined}
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -50%)` }}
      onClick={event => {
        // Not every browser focuses what is clicked; the panel gives the focus back here.
        event.currentTarget.focus()
        editor.store.set(state => ({ ...state, addAfter: after }))
        editor.openPanel('add')
      }}
    >
      <Plus size={20} aria-hidden />
      {isNamed ? <span>{addSection}</span> : null}
    </TippedButton>
  )
}

const isFloating = (group: Group) => definitions[group.type]?.isFloating === true

/** EDIT-4: on a phone a selected section or card scrolls to the top. */
const useScrollToSelected = () => {
  const selected = useEditorState(({ selection }) => (selection?.field === null ? selection.groupId : null))
  useEffect(() => {
    const element = selected && isPhone() ? document.getElementById(`g-${selected}`) : null
    if (element) scrollToGroup(element)
  }, [selected])
}
