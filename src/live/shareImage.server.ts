import type { Media } from '../content/media'
import { referencesOf } from '../content/rules/documentReferences'
import type { Site } from '../content/site'
import type { PageModel } from '../render/model'
import type { LiveReader } from './reader'

/**
 * LIVE-12: what a shared link shows: the page's own choice or first picture, else the logo. Never another page's: that
 * one would be drawn anew with every text of the other (V40).
 */
export const findShareImage = async ({
  reader,
  site,
  model,
}: {
  reader: LiveReader
  site: Site
  model: PageModel
}): Promise<Media | null> => {
  const own = [...referencesOf(model.page).media].map(id => model.references.media[id]).find(isShareable)
  if (own || model.mode === 'edit') return own ?? null
  const logo = site.theme.logoMediaId
  const logos = logo ? await reader.media([logo]) : {}
  return Object.values(logos).find(isShareable) ?? null
}

/** Link previews draw no svg. */
const isShareable = (media: Media | undefined) => media?.mediaType === 'image' && media.extension !== 'svg'
