import type { BlockProps } from '../../render/block'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Single } from '../../render/fields/Single'
import { Text } from '../../render/fields/Text'
import { below } from '../../render/parts/SectionHead'
import { useHas, useHasAny } from '../../render/slots'
import type block from './block'

export default function TeamDetails({ fields, options, level }: BlockProps<typeof block>) {
  const hasName = useHas(fields.name)
  const hasQuote = useHas(fields.quote)
  const hasEmail = useHas(fields.email)
  const hasText = useHasAny(fields.function, fields.name, fields.quote, fields.description, fields.email)
  const email = String(fields.email.field?.single ?? '')
  return (
    <div className="frame person" data-portrait={options.alignment} data-format={options.imageFormat}>
      <Media field={fields.image} sizes="(min-width: 1024px) 500px, 100vw" isPriority />
      {hasText ? (
        <div className="person-text">
          <Text field={fields.function} className="kicker" />
          <Single field={fields.name} as={`h${level}`} />
          {hasQuote ? (
            <blockquote className="person-quote">
              <Text field={fields.quote} />
            </blockquote>
          ) : null}
          <RichText field={fields.description} level={below(level, hasName)} />
          {hasEmail ? (
            <p className="person-email">
              <a href={email ? `mailto:${email}` : undefined}>
                <Single field={fields.email} />
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
