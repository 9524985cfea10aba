/** A page as plain data, and what each step makes of it: the rules without a database. */
export type ModelGroup = {
  id: string
  type: 'hero' | 'imageBoard' | 'imageCard'
  status: 'draft' | 'published' | 'markedForDeletion'
  visible: boolean
  title: string | null
  alignment: string | null
  cards: ModelGroup[]
}
export type Model = { groups: ModelGroup[]; published: ModelGroup[] | null }

export const newGroup = (id: string, type: ModelGroup['type']): ModelGroup => ({
  id,
  type,
  status: 'draft',
  visible: true,
  title: null,
  alignment: null,
  cards: [],
})

export const everyGroup = (groups: ModelGroup[]): ModelGroup[] => groups.flatMap(group => [group, ...group.cards])
export const listOf = (model: Model, group: ModelGroup) =>
  model.groups.includes(group) ? model.groups : model.groups.find(board => board.cards.includes(group))!.cards

/** EDIT-20: a draft goes at once, anything else is marked. */
export const remove = (model: Model, group: ModelGroup) => {
  const list = listOf(model, group)
  if (group.status === 'draft') list.splice(list.indexOf(group), 1)
  else group.status = 'markedForDeletion'
}

/** PUB-8 */
export const publish = (model: Model) => {
  const settle = (groups: ModelGroup[]): ModelGroup[] =>
    groups
      .filter(group => group.status !== 'markedForDeletion')
      .map(group => ({ ...group, status: 'published', cards: settle(group.cards) }))
  model.groups = settle(model.groups)
  model.published = structuredClone(model.groups)
}

/** PUB-5 */
export const revert = (model: Model) => {
  model.groups = structuredClone(model.published!)
}

/** The titles a visitor reads, from top to bottom. */
export const liveTitles = (model: Model): string[] | null => {
  const read = (groups: ModelGroup[]): string[] =>
    groups
      .filter(group => group.visible)
      .flatMap(group => [...(group.title ? [group.title] : []), ...read(group.cards)])
  return model.published && read(model.published)
}
