import type { BlockProps } from '../../render/block'
import { Actions } from '../../render/parts/Actions'
import { Carousel } from '../../render/parts/Carousel'
import { cardSizes } from '../../render/parts/cardLook'
import { Picture } from '../../render/parts/Picture'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'
import type { LoadedTeam, Member } from './loaded'

export default function TeamContainer({ fields, options, level, loaded }: BlockProps<typeof block, LoadedTeam>) {
  const hasTitle = useHas(fields.title)
  const label = useText(fields.title)?.value ?? ''
  const { layout, columns, alignment } = options
  const attributes = {
    'data-layout': layout,
    'data-columns': columns,
    'data-format': options.imageFormat,
    'data-align': alignment,
  }
  const Name = `h${below(level, hasTitle)}` as const
  const items = (loaded?.members ?? []).map(member => (
    <li key={member.id} className="card member">
      <figure className="media">{portrait(member, columns)}</figure>
      <div className="card-text">
        <Name className="member-name">
          <a href={member.href}>{member.name}</a>
        </Name>
        {member.function ? <p lang={member.function.lang}>{member.function.value}</p> : null}
      </div>
    </li>
  ))
  return (
    <div className="frame team">
      <SectionHead fields={fields} level={level} align={alignment} />
      {items.length === 0 ? null : layout === 'carousel' ? (
        <Carousel label={label} list={attributes}>
          {items}
        </Carousel>
      ) : (
        <ul className="cards" {...attributes}>
          {items}
        </ul>
      )}
      <Actions primary={fields.button} />
    </div>
  )
}

const portrait = ({ media }: Member, columns: 3 | 4 | 5) =>
  media ? <Picture media={media} sizes={cardSizes(columns)} isDecorative /> : null
