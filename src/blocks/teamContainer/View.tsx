import type { BlockProps } from '../../render/block'
import { Media } from '../../render/fields/Media'
import { ListSection } from '../../render/parts/Board'
import { cardSizes } from '../../render/parts/cardLook'
import { Picture } from '../../render/parts/Picture'
import { below } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import type block from './block'
import type { LoadedTeam, Member } from './loaded'
import { SplitCard } from './SplitCard'

export default function TeamContainer(props: BlockProps<typeof block, LoadedTeam | undefined>) {
  const { fields, options, level, loaded } = props
  const Name = `h${below(level, useHas(fields.title))}` as const
  if (options.layout === 'split') return <SplitCard {...props} />
  return (
    <ListSection
      fields={fields}
      options={options}
      level={level}
      above={<Media field={fields.groupImage} className="team-together" sizes="(min-width: 1200px) 1200px, 100vw" />}
    >
      {(loaded?.members ?? []).map(member => (
        <li key={member.id} className="card linked-card">
          <figure className="media">{portrait(member, options.columns)}</figure>
          <div className="card-text">
            <Name>
              <a href={member.href} lang={member.lang}>
                {member.name}
              </a>
            </Name>
            {member.function ? <p lang={member.function.lang}>{member.function.value}</p> : null}
          </div>
        </li>
      ))}
    </ListSection>
  )
}

const portrait = ({ media }: Member, columns: 3 | 4 | 5) =>
  media ? <Picture media={media} sizes={cardSizes(columns)} isDecorative /> : null
