import { localizeText } from '../content/rules/localize'
import { pagePath } from '../content/rules/route'
import type { PageReference } from '../render/model'
import type { ShellEntry, ShellLink } from './shell'
import type { ShellInput } from './shellInput'

/** LIVE-1, PAGE-4, PAGE-6: what this visitor or editor finds in the menu. */
export const buildNavigation = (input: ShellInput): ShellEntry[] =>
  input.navigation.flatMap((container): ShellEntry[] => {
    const links = container.children.flatMap(({ id, page, appearance }) => {
      const reference = input.pages[page.id]
      return (reference && pageLink({ id, page: reference, appearance }, input)) ?? []
    })
    if (links.length === 0) return []
    const label = localizeText(container.label, input.locale, input.site.defaultLocale)
    if (label === '') return links.map(link => ({ kind: 'link', link }))
    return [{ kind: 'fold', id: container.id, label, isCurrent: links.some(link => link.isCurrent), links }]
  })

type Entry = { id: string; page: PageReference; appearance: ShellLink['appearance'] }

/** Null for a page that this language does not have or that is not live yet. */
export const pageLink = ({ id, page, appearance }: Entry, input: ShellInput): ShellLink | null => {
  const { locale, mode, site } = input
  if (page.disallowedLanguages.includes(locale)) return null
  if (mode === 'live' && !page.isPublished) return null
  const label = localizeText(page.name, locale, site.defaultLocale)
  if (label === '') return null
  return {
    id,
    label,
    href: pagePath(page, locale, mode),
    isProtected: page.hasPassword,
    isCurrent: page.id === input.page?.id,
    appearance,
    ...(page.isPublished ? {} : { isUnpublished: true }),
  }
}
