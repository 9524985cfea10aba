import type { ThemeToken } from '../content/theme'
import { anchor } from '../render/anchor'
import type { Words } from '../render/i18n/words'
import type { Shell } from './shell'

/** The way up from a page of a collection. It shares the ground of the section below it. */
export const Breadcrumbs = ({
  trail,
  words,
  ground,
}: {
  trail: Shell['trail']
  words: Words
  ground: ThemeToken | undefined
}) => {
  if (!trail) return null
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumb} data-background={ground}>
      <ol className="wrap">
        <li>
          <a {...anchor(trail.up)} lang={trail.up.lang}>
            {trail.up.label}
          </a>
        </li>
        <li aria-current="page" lang={trail.current.lang}>
          {trail.current.label}
        </li>
      </ol>
    </nav>
  )
}
