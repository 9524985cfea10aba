import type { BlockProps } from '../../render/block'
import { ListSection } from '../../render/parts/Board'
import { Picture } from '../../render/parts/Picture'
import type block from './block'
import type { LoadedTestimonials } from './loaded'

export default function TestimonialsContainer({
  fields,
  options,
  level,
  loaded,
}: BlockProps<typeof block, LoadedTestimonials | undefined>) {
  const isSplit = options.layout === 'split'
  return (
    <ListSection fields={fields} options={options} level={level}>
      {(loaded?.testimonials ?? []).map(({ id, name, lang, href, quote, media, function: role }) => (
        <li key={id} className="card linked-card">
          <figure className="voice">
            {quote ? <blockquote lang={quote.lang}>{quote.value}</blockquote> : null}
            <figcaption>
              {media ? (
                <span className={isSplit ? 'media' : 'voice-face'}>
                  <Picture media={media} sizes={isSplit ? '(min-width: 768px) 360px, 60vw' : '64px'} isDecorative />
                </span>
              ) : null}
              <span className="voice-name">
                <a className="card-link" href={href} lang={lang}>
                  {name}
                </a>
                {role ? <span lang={role.lang}>{role.value}</span> : null}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ListSection>
  )
}
