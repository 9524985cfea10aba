import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { BlockDefinition } from '../content/defineBlock'
import type { Group } from '../content/group'
import type { Media } from '../content/media'
import type { AnyBlockProps } from './block'
import type { PageModel } from './model'

export type IslandDrawing = { name: string; id: string; props: object }

/** What is edited: the sections, and what their loaders gave. */
export type PageContent = { groups: readonly Group[]; loaded: Record<string, unknown> }

export type RenderValue = {
  /** Of its page only what never changes while editing; sections and what their loaders gave come from the hook. */
  model: PageModel
  /** Draws anew only when what is picked has changed. */
  useContent: <Picked>(pick: (content: PageContent) => Picked) => Picked
  definitions: Record<string, BlockDefinition>
  views: Record<string, ComponentType<AnyBlockProps>>
  /** Only on the server's live pages: an island's HTML, drawn as a root of its own so that ids match (D11). */
  drawIsland: ((drawing: IslandDrawing) => string) | null
  /** Only on the server: hears of the picture a visitor waits for, so that the head can preload it. */
  onPriorityPicture: ((picture: { media: Media; sizes: string }) => void) | null
  /** In the editor: the islands' components, drawn inline in the one tree. */
  islands: Record<string, ComponentType<object>>
}

const Context = createContext<RenderValue | null>(null)

export const RenderProvider = ({ value, children }: { value: RenderValue; children: ReactNode }) => (
  <Context.Provider value={value}>{children}</Context.Provider>
)

/** The sections as they are in the model: for everything but the editor. */
export const fixedContent = ({ page, loaded }: PageModel): Pick<RenderValue, 'useContent'> => ({
  useContent: pick => pick({ groups: page.groups, loaded }),
})

export const useRender = (): RenderValue => {
  const value = useContext(Context)
  if (!value) throw new Error('Blocks are drawn inside a RenderProvider.')
  return value
}
