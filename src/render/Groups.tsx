import type { ElementType } from 'react'
import type { Group } from '../content/group'
import { isInWorkingView, isShown } from '../content/rules/status'
import { fieldHandles, type HeadingLevel, optionValues } from './block'
import type { PageModel } from './model'
import { useRender } from './RenderContext'

/** A page's sections. The first that has a title, or a person's name, carries the page's h1. */
export const Groups = () => {
  const { model, definitions } = useRender()
  const groups = model.page.groups.filter(group => isDrawn(group, model))
  const first = groups.find(group => {
    const fields = definitions[group.type]?.fields ?? {}
    return 'title' in fields || 'name' in fields
  })
  return groups.map(group => <GroupView key={group.id} group={group} level={group === first ? 1 : 2} />)
}

/** One section or card in its wrapper: the stable hook of styles, tests and tools. */
export const GroupView = ({
  group,
  level,
  as: Element = 'section',
}: {
  group: Group
  level: HeadingLevel
  as?: ElementType
}) => {
  const { model, definitions, views } = useRender()
  const definition = definitions[group.type]
  const View = views[group.type]
  if (!definition || !View) return null
  const options = optionValues(definition, group)
  const background = typeof options.backgroundColor === 'string' ? options.backgroundColor : undefined
  return (
    <Element
      data-block={group.type}
      id={`g-${group.id}`}
      className={`${Element === 'section' ? 'block' : 'card'} b-${group.type}`}
      data-background={background}
    >
      <View
        group={group}
        fields={fieldHandles(definition, group)}
        options={options}
        level={level}
        cards={group.cards.filter(card => isDrawn(card, model))}
        loaded={model.loaded[group.id]}
      />
    </Element>
  )
}

const isDrawn = (group: Group, model: PageModel) =>
  model.mode === 'edit' ? isInWorkingView(group, model.locale) : isShown(group, model.locale)
