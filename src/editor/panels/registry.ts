import type { ComponentType } from 'react'
import type { Panel } from '../state/editorState'
import { AddPanel } from './AddPanel'

/** The large panels of the toolbar, by name. One that does not exist yet has no button either. */
export const panels: Partial<Record<NonNullable<Panel>, ComponentType>> = { add: AddPanel }
