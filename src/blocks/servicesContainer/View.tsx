import type { BlockProps } from '../../render/block'
import { ListSection } from '../../render/parts/Board'
import { cardSizes } from '../../render/parts/cardLook'
import { Picture } from '../../render/parts/Picture'
import { below } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import type block from './block'
import type { LoadedServices } from './loaded'

export default function ServicesContainer({
  fields,
  options,
  level,
  loaded,
}: BlockProps<typeof block, LoadedServices | undefined>) {
  const Name = `h${below(level, useHas(fields.title))}` as const
  const sizes = options.layout === 'split' ? '(min-width: 768px) 240px, 30vw' : cardSizes(options.columns)
  return (
    <ListSection fields={fields} options={options} level={level}>
      {(loaded?.services ?? []).map(({ id, name, lang, href, text, media }) => (
        <li key={id} className="card linked-card">
          {options.showImages && media ? (
            <figure className="media">
              <Picture media={media} sizes={sizes} isDecorative />
            </figure>
          ) : null}
          <div className="card-text">
            <Name>
              <a href={href} lang={lang}>
                {name}
              </a>
            </Name>
            {text ? <p lang={text.lang}>{text.value}</p> : null}
          </div>
        </li>
      ))}
    </ListSection>
  )
}
