import { mediaAddress } from '../render/mediaAddress'
import { sourceSet } from '../render/parts/Picture'
import type { Logo } from './shell'

/** The site's logo, or its name in the heading's letters where it has none. */
export const SiteLogo = ({ logo, siteName, isFirst = false }: { logo: Logo; siteName: string; isFirst?: boolean }) => {
  const { media, size } = logo
  if (!media) return <span className="site-logo-name">{siteName}</span>
  const isVector = media.extension === 'svg'
  const { width, height } = media.resolution ?? { width: 174, height: 58 }
  return (
    <picture className="site-logo-picture" data-size={size}>
      {isVector ? null : <source type="image/webp" srcSet={sourceSet(media, 'webp')} sizes="230px" />}
      <img
        src={isVector ? media.publicUrl : mediaAddress(media, 480, 'webp')}
        alt={siteName}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
