import type { HeadingLevel } from '../block'
import { wordsFor } from '../i18n/words'
import { useRender } from '../RenderContext'
import type { BranchDescription } from './describeBranch'

/** HOURS-3. The state of the moment is the visitor's script's (D16): the HTML leaves its place empty. */
export const BranchContact = ({
  branch,
  level,
  showState,
}: {
  branch: BranchDescription
  level: HeadingLevel
  showState: boolean
}) => {
  const { model } = useRender()
  const words = wordsFor(model.locale)
  const Name = `h${level}` as const
  const { street, place, routeHref, phone, email, website } = branch
  return (
    <div className="branch-contact">
      <Name>{branch.name}</Name>
      {showState ? (
        <p
          className="branch-state"
          data-open={words.openNow}
          data-closed={words.closedNow}
          data-opens={words.opensAt}
          data-unsure={words.hoursMayDiffer}
        />
      ) : null}
      {street || place ? (
        <address>
          {street ? <span>{street}</span> : null}
          {place ? <span>{place}</span> : null}
        </address>
      ) : null}
      {phone || email || website || routeHref ? (
        <ul className="branch-links">
          {phone ? (
            <li>
              <a href={phone.href}>{phone.label}</a>
            </li>
          ) : null}
          {email ? (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          ) : null}
          {website ? (
            <li>
              <a href={website.href}>{website.label}</a>
            </li>
          ) : null}
          {routeHref ? (
            <li>
              <a href={routeHref} target="_blank" rel="noopener">
                {words.route}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}
