import type { HeadingLevel } from '../../render/block'
import { wordsFor } from '../../render/i18n/words'
import { Picture } from '../../render/parts/Picture'
import { useRender } from '../../render/RenderContext'
import type { Member } from './loaded'

/** Somebody of the team on the stage of the split card. */
export const SplitPerson = ({
  member: { name, lang, href, media, function: role, quote },
  level,
  isHidden,
}: {
  member: Member
  level: HeadingLevel
  isHidden: boolean
}) => {
  const { model } = useRender()
  const Name = `h${level}` as const
  return (
    <div className="split-panel split-person" hidden={isHidden}>
      {media ? (
        <figure className="media">
          <Picture media={media} sizes="(min-width: 768px) 340px, 60vw" />
        </figure>
      ) : null}
      <div className="split-words">
        {role ? (
          <p className="kicker" lang={role.lang}>
            {role.value}
          </p>
        ) : null}
        <Name lang={lang}>{name}</Name>
        {quote ? <blockquote lang={quote.lang}>{quote.value}</blockquote> : null}
        <a className="button button-text" href={href}>
          {wordsFor(model.locale).moreAbout.replace('{name}', name)}
        </a>
      </div>
    </div>
  )
}
