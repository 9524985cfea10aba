import type { PageCollection } from './collection'
import type { ComponentType, GroupKind } from './componentType'
import type { FieldName, ValueKind } from './field'
import type { Group } from './group'
import type { OptionDefinition } from './option'
import type { PageSources } from './pageSources'

/** EDIT-9 */
export const blockCategories = ['start', 'team', 'content', 'collections', 'various', 'remaining'] as const
export type BlockCategory = (typeof blockCategories)[number]

type Labels = { de: string; fr: string }

export type FieldDefinition = {
  kind: 'text' | 'richText' | 'media' | 'single' | 'button'
  label: Labels
  /** For `single`: what a value must be (EDIT-8). */
  value?: ValueKind
  /** Enter saves instead of making a line. */
  isOneLine?: boolean
  options?: Record<string, OptionDefinition>
}

export type BlockDefinition = {
  /** Raised with every change of shape; `upgrades[n]` leads from shape n to n + 1. */
  shape: number
  upgrades?: Record<number, (group: Group) => Group>
  category: BlockCategory
  label: Labels
  isAddable: boolean
  kind: GroupKind
  /** The card type of a board, or the page collection of a container. */
  children?: { cards: ComponentType } | { pages: PageCollection; detail: ComponentType | null }
  /** Only sites of health-optics members may add it (SET-6). */
  isGated?: boolean
  /** Stands above the page, not in the row of its sections. */
  isFloating?: boolean
  /** Shows something without a word in it, such as a line or a map: drawn also when nothing is filled. */
  isNeverEmpty?: boolean
  /** Shows what its loader finds, such as the branches of a business: only then drawn with nothing filled. */
  isLoaded?: boolean
  /** Query keys its loader is given; a page asked with one is drawn for that request and not kept (LIVE-14, V4). */
  queryKeys?: readonly string[]
  /** Hosts that a page with this section loads from, whatever stands in it; its loader may allow more (D14). */
  sources?: PageSources
  fields: Partial<Record<FieldName, FieldDefinition>>
  options: Record<string, OptionDefinition>
}

/** The card type of a board; null for everything else. */
export const cardTypeOf = ({ children }: Pick<BlockDefinition, 'children'>): ComponentType | null =>
  children && 'cards' in children ? children.cards : null

/** Keeps the literal names, so that a View knows its own fields and options. */
export const defineBlock = <const T extends BlockDefinition>(definition: T): T => definition
