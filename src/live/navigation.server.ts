import type { Locale, Localized } from '../content/locale'
import { localize } from '../content/rules/localize'
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
    const name = named(container.label, input)
    if (!name) return links.map(link => ({ kind: 'link', link }))
    return [{ kind: 'fold', id: container.id, ...name, isCurrent: links.some(link => link.isCurrent), links }]
  })

type Entry = { id: string; page: PageReference; appearance: ShellLink['appearance'] }

/** Null for a page that this language does not have or that is not live yet. */
export const pageLink = ({ id, page, appearance }: Entry, input: ShellInput): ShellLink | null => {
  const { locale, mode } = input
  if (page.disallowedLanguages.includes(locale)) return null
  if (mode === 'live' && !page.isPublished) return null
  const name = named(page.name, input)
  if (!name) return null
  return {
    id,
    ...name,
    href: pagePath(page, locale, mode),
    isProtected: page.hasPassword,
    isCurrent: page.id === input.page?.id,
    appearance,
    ...(page.isPublished ? {} : { isUnpublished: true }),
  }
}

/** D8: the name, with its language where this one has none. */
const named = (values: Localized<string>, { locale, site }: ShellInput): { label: string; lang?: Locale } | null => {
  const found = localize({ values, locale, fallback: site.defaultLocale, isEmpty: value => !value?.trim() })
  return found && { label: found.value, ...(found.locale === locale ? {} : { lang: found.locale }) }
}
