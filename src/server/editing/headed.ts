import { definitions } from '../../blocks/definitions'
import type { ComponentType } from '../../content/componentType'
import type { GroupDraft } from '../../content/draft'
import type { Localized } from '../../content/locale'

/** The sections of a new page, the first that has a title or a name with the page's own. */
export const headed = (types: readonly ComponentType[], name: Localized<string>): GroupDraft[] => {
  const first = types.findIndex(type => headingOf(type) !== undefined)
  return types.map((type, index) => {
    const heading = index === first ? headingOf(type) : undefined
    if (!heading) return { type }
    const isSingle = definitions[type]?.fields[heading]?.kind === 'single'
    return { type, fields: { [heading]: isSingle ? { single: Object.values(name)[0] } : { text: name } } }
  })
}

const headingOf = (type: ComponentType) =>
  (['title', 'name'] as const).find(field => field in (definitions[type]?.fields ?? {}))
