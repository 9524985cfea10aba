import type { ComponentType } from 'react'
import type { BlockDefinition } from '../../content/defineBlock'
import type { Group } from '../../content/group'
import type { FieldHandle } from '../../render/block'
import type { Editor } from '../state/editor'

/** What is selected, with all that an action needs to know about it. */
export type Target = {
  group: Group
  definition: BlockDefinition
  /** Null while the section or card itself is selected. */
  field: FieldHandle | null
  /** The board a card stands in. */
  board: Group | null
  siblings: readonly Group[]
  /** Where the clicked place leads, if it is part of a link. */
  link: string | null
}

/**
 * One entry of the context menu (EDIT-5). A file `actions/NAME.action.tsx` with such a default export is all it takes:
 * the menu finds it and shows it where it applies, in the order of `order`.
 */
export type MenuAction = {
  order: number
  label: { de: string; fr: string }
  icon: ComponentType<{ size?: number }>
  appliesTo: (target: Target, editor: Editor) => boolean
  isDisabled?: (target: Target) => boolean
  isDangerous?: boolean
  /** Does it at once … */
  run?: (target: Target, editor: Editor) => void
  /** … or opens this beside the menu. */
  Panel?: ComponentType<PanelProps>
}

export type PanelProps = { target: Target; close: () => void }
