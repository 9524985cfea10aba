import { parseRoute, routePath } from '../content/rules/route'

/** EDIT-14: German for everybody but readers of French. */
const words = { de: 'Zur Website', fr: 'Voir le site' }

/** EDIT-22: from edit mode to the same page as visitors see it; stands where live pages have «Bearbeiten». */
export const BackToLive = ({ path }: { path: string }) => {
  const route = parseRoute(path)
  if (!route) return null
  const language = route.locale === 'fr' ? 'fr' : 'de'
  return (
    <nav aria-label="Vitrine">
      <a className="edit-link" href={routePath({ ...route, mode: 'live' })} lang={language}>
        {words[language]}
      </a>
    </nav>
  )
}
