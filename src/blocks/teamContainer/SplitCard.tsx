import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Text } from '../../render/fields/Text'
import { wordsFor } from '../../render/i18n/words'
import { Actions } from '../../render/parts/Actions'
import { Arrow } from '../../render/parts/Arrow'
import { Branch } from '../../render/parts/Branch'
import { Picture } from '../../render/parts/Picture'
import { below } from '../../render/parts/SectionHead'
import { useRender } from '../../render/RenderContext'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'
import type { LoadedTeam } from './loaded'
import { SplitPerson } from './SplitPerson'

/** BLOCK-8: as many are offered at once where the list stands beside the card. */
const membersAtOnce = 5

/**
 * A list of names beside a stage that shows the intro or one of them. Without script a name leads to its page;
 * `SplitCard.enhance.ts` shows it on the stage instead.
 */
export const SplitCard = ({
  group,
  fields,
  options,
  level,
  loaded,
}: BlockProps<typeof block, LoadedTeam | undefined>) => {
  const { model } = useRender()
  const words = wordsFor(model.locale)
  const hasTitle = useHas(fields.title)
  const hasHead = useHasAny(fields.kicker, fields.title)
  const hasWords = useHasAny(fields.description, fields.button, fields.groupImage)
  const members = loaded?.members ?? []
  const branches = options.showBranches ? (loaded?.branches ?? []) : []
  const hasIntro = hasWords || branches.length > 0
  const partLevel = below(level, hasTitle)
  return (
    <div className="frame split" data-enhance={members.length > 0 ? 'teamContainer/SplitCard' : undefined}>
      {hasHead ? (
        <div className="split-head">
          <Text field={fields.kicker} className="kicker" />
          <Heading field={fields.title} level={level} />
        </div>
      ) : null}
      {members.length > 0 ? (
        <div className="split-list">
          <ul className="split-names">
            {hasIntro ? (
              <li className="split-overview">
                <a href={`#g-${group.id}`}>
                  <span className="split-face">
                    <Tiles />
                  </span>
                  <span className="split-name">{words.overview}</span>
                </a>
              </li>
            ) : null}
            {members.map(({ id, name, lang, href, media, function: role }, index) => (
              <li key={id} data-later={index >= membersAtOnce ? '' : undefined}>
                <a href={href}>
                  <span className="split-face">
                    {media ? <Picture media={media} sizes="80px" isDecorative /> : null}
                  </span>
                  <span>
                    <span className="split-name" lang={lang}>
                      {name}
                    </span>
                    {role ? <span lang={role.lang}>{role.value}</span> : null}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {members.length > membersAtOnce ? (
            <div className="split-steps">
              <button type="button" className="round-button" data-step={-membersAtOnce} aria-label={words.previous}>
                <Arrow direction="left" />
              </button>
              <button type="button" className="round-button" data-step={membersAtOnce} aria-label={words.next}>
                <Arrow direction="right" />
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
      {hasIntro || members.length > 0 ? (
        <div className="split-stage">
          {hasIntro ? (
            <div className="split-panel split-intro">
              <Media
                field={fields.groupImage}
                className="team-together"
                sizes="(min-width: 1200px) 680px, (min-width: 768px) 58vw, 100vw"
              />
              <RichText field={fields.description} level={partLevel} className="lead" />
              <Actions primary={fields.button} />
              {branches.length > 0 ? (
                <div className="split-branches">
                  {branches.map(branch => (
                    <Branch key={branch.id} branch={branch} level={partLevel} showHours showSpecials={false} />
                  ))}
                </div>
              ) : null}
            </div>
          ) : null}
          {members.map((member, index) => (
            <SplitPerson key={member.id} member={member} level={partLevel} isHidden={hasIntro || index > 0} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const Tiles = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z" />
  </svg>
)
