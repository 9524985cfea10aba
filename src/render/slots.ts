import {
  type ComponentType,
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react'
import type { Group } from '../content/group'
import type { FieldHandle, HeadingLevel } from './block'
import { useRender } from './RenderContext'
import { fieldShows } from './shows'

/**
 * Filled by the editor while its toolbar is on; null for visitors and while the toolbar is off (design §3). A field asks
 * for its twin here and draws itself inside it.
 */
export type EditSlots = {
  /** Attributes that make the element of a plain text, such as `h2`, editable in place. */
  textAttributes: (handle: FieldHandle, element: ElementType) => HTMLAttributes<HTMLElement>
  /** Attributes that let a value be selected that is chosen in the menu (MODEL-16). */
  valueAttributes: (handle: FieldHandle) => HTMLAttributes<HTMLElement>
  /** Draws a rich text; `children` is what a visitor sees. */
  RichText: ComponentType<{
    field: FieldHandle
    level: HeadingLevel
    attributes: HTMLAttributes<HTMLDivElement>
    children: ReactNode
  }>
  /** Attributes that let a picture be chosen and dropped. */
  mediaAttributes: (handle: FieldHandle) => HTMLAttributes<HTMLElement>
  /** Attributes that let a section be reached by keyboard and say where its entries come from while it has none. */
  sectionAttributes: (group: Group, hasEntries: boolean) => HTMLAttributes<HTMLElement>
}

export const EditSlotsContext = createContext<EditSlots | null>(null)

export const useSlots = () => useContext(EditSlotsContext)

/** The stable hook of tests and tools: in edit mode only. */
export const useFieldAttributes = (handle: FieldHandle): Record<string, string> => {
  const { model } = useRender()
  return model.mode === 'edit' ? { 'data-field': handle.name } : {}
}

/** Whether a wrapper around this field is worth drawing: it is filled, or can be filled here (D12). */
export const useHas = (handle: FieldHandle | undefined): boolean => useHasAny(handle)

/** The same for a wrapper around several. */
export const useHasAny = (...handles: readonly (FieldHandle | undefined)[]): boolean => {
  const { model } = useRender()
  const isEditing = useSlots() !== null
  return handles.some(handle => handle && handle.field?.visible !== false && (isEditing || fieldShows(handle, model)))
}
