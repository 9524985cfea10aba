import { plainText } from '../../content/field'
import { localize, localizeText } from '../../content/rules/localize'
import { pagePath } from '../../content/rules/route'
import type { BlockLoader } from '../loader'
import type { LoadedTeam } from './loaded'

/** The team pages with what their `teamDetails` say about the person. */
export const load: BlockLoader = async ({ reader, site, locale, mode }): Promise<LoadedTeam> => {
  const listed = await reader.collectionPages('team')
  const pages = listed
    .filter(({ page }) => !page.disallowedLanguages.includes(locale))
    .map(({ reference, page }) => {
      const details = page.groups.find(group => group.type === 'teamDetails')
      const shown = (name: string) => (details?.fields[name]?.visible ? details.fields[name] : null)
      return { reference, page, name: shown('name'), role: shown('function'), imageId: shown('image')?.mediaId ?? null }
    })
  const media = await reader.media(pages.flatMap(({ imageId }) => imageId ?? []))
  return {
    members: pages.map(({ reference, page, name, role, imageId }) => {
      const found = localize({
        values: role?.text ?? {},
        locale,
        fallback: site.defaultLocale,
        isEmpty: value => plainText(value) === '',
      })
      return {
        id: page.id,
        name: String(name?.single ?? '').trim() || localizeText(page.name, locale, site.defaultLocale),
        function: found && {
          value: plainText(found.value),
          lang: found.locale === locale ? undefined : found.locale,
        },
        media: (imageId && media[imageId]) || null,
        href: pagePath(reference, locale, mode),
      }
    }),
  }
}
