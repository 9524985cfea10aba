import type { ReactNode } from 'react'
import type { Link as LinkValue } from '../../content/link'
import { linkTarget } from '../linkTarget'
import { useRender } from '../RenderContext'

/** A stored link around any content; just the content where the link leads nowhere. */
export const Link = ({
  link,
  className,
  children,
}: {
  link: LinkValue | null | undefined
  className?: string
  children: ReactNode
}) => {
  const { model } = useRender()
  const target = linkTarget(link, model)
  if (!target) return className ? <span className={className}>{children}</span> : children
  const newTab = target.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={className} href={target.href} {...newTab}>
      {children}
    </a>
  )
}
