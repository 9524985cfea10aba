import { type ElementType, memo, type ReactNode } from 'react'
import { hasText } from '../content/field'
import type { Group } from '../content/group'
import { isInWorkingView } from '../content/rules/status'
import { fieldHandles, type HeadingLevel, optionValues } from './block'
import type { PageModel } from './model'
import { useRender } from './RenderContext'
import { groupShows, hasEntries, isReadable } from './shows'
import { useSlots } from './slots'

/**
 * A page's sections. The first that shows a title, or a person's name, carries the page's h1 (A11Y-1). `afterFirst` is
 * what the page shows besides (ROUTE-14).
 */
export const Groups = ({ afterFirst }: { afterFirst?: ReactNode }) => {
  const { model, definitions, useContent } = useRender()
  const isEditing = useSlots() !== null
  const groups = useContent(content => content.groups).filter(group => isDrawn(group, model, isEditing))
  const headed = groups.filter(group => headings.some(name => name in (definitions[group.type]?.fields ?? {})))
  // While one writes, the element must not change with the first letter: there the first that could have a title.
  const first = (isEditing ? null : headed.find(group => showsHeading(group, model))) ?? headed[0]
  const [top, ...others] = groups.map(group => (
    <GroupView key={group.id} group={group} level={group === first ? 1 : 2} />
  ))
  return [top, afterFirst, ...others]
}

/**
 * One section or card in its wrapper: the stable hook of styles, tests and tools. Drawn anew only when it changes; not
 * at all where a visitor would see nothing of it (EDIT-15).
 */
export const GroupView = memo(function GroupView({
  group,
  level,
  as: Element = 'section',
}: {
  group: Group
  level: HeadingLevel
  as?: ElementType
}) {
  const { model, definitions, views, useContent } = useRender()
  const loaded = useContent(content => content.loaded[group.id])
  const slots = useSlots()
  const isEditing = slots !== null
  const definition = definitions[group.type]
  const View = views[group.type]
  if (!definition || !View) return null
  if (!isEditing && !groupShows(group, { model, definitions }, loaded)) return null
  const options = optionValues(definition, group)
  const background = typeof options.backgroundColor === 'string' ? options.backgroundColor : undefined
  return (
    <Element
      data-block={group.type}
      id={`g-${group.id}`}
      className={`${Element === 'section' ? 'block' : 'card'} b-${group.type}`}
      data-background={background}
      data-hidden={isEditing && !isInWorkingView(group, model.locale) ? '' : undefined}
      data-status={isEditing ? group.status : undefined}
      {...(Element === 'section'
        ? slots?.sectionAttributes(group, loaded === undefined || hasEntries(loaded))
        : undefined)}
    >
      <View
        group={group}
        fields={fieldHandles(definition, group)}
        options={options}
        level={level}
        cards={group.cards.filter(
          card => isDrawn(card, model, isEditing) && (isEditing || groupShows(card, { model, definitions })),
        )}
        loaded={loaded}
      />
    </Element>
  )
})

const headings = ['title', 'name'] as const

const showsHeading = (group: Group, { locale, site }: PageModel) =>
  headings.some(name => {
    const field = group.fields[name]
    if (!field?.visible) return false
    return hasText(field, locale) || hasText(field, site.defaultLocale) || String(field.single ?? '').trim() !== ''
  })

/** While editing, hidden sections are there too, so that they can be shown again. */
const isDrawn = (group: Group, model: PageModel, isEditing: boolean) =>
  isEditing ? group.status !== 'deleted' && group.status !== 'archived' : isReadable(group, model)
