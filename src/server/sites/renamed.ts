import type { SiteTemplate } from '../../content/siteTemplate'

const mostOfLine = 200
const mostOfDescription = 500

/** Where a template's own name stands as a name (settings, business, what search engines show) the new site's does. */
export const renamed = (template: SiteTemplate, name: string): SiteTemplate => {
  const names = [...new Set([template.name, template.business?.name ?? template.name])].filter(Boolean)
  const old = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const inside = <T>(value: T, most = mostOfLine): T =>
    value === undefined
      ? value
      : (JSON.parse(JSON.stringify(value), (_, part: unknown) => {
          if (typeof part !== 'string') return part
          const said = part.replace(old, () => name)
          return said.length <= most ? said : part
        }) as T)
  const { settings, business, pages } = template
  return {
    ...template,
    ...(settings && { settings: defaults => inside(settings(defaults)) }),
    ...(business && { business: { ...inside(business), id: business.id } }),
    pages: pages.map(page => ({
      ...page,
      ...(page.meta && {
        meta: {
          ...page.meta,
          title: inside(page.meta.title),
          description: inside(page.meta.description, mostOfDescription),
        },
      }),
    })),
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
