import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { PageDocument } from '../content/page'
import { referencesOf } from '../content/rules/references'
import type { Site } from '../content/site'
import type { PageModel } from '../render/model'
import { seenPart } from './model.server'
import type { LiveReader } from './reader'

type Input = { reader: LiveReader; site: Site; locale: Locale; now: number; model: PageModel }

/** LIVE-12: what a shared link shows: the page's own choice or first picture, else the home page's, else the logo. */
export const findShareImage = async (input: Input): Promise<Media | null> => {
  const { reader, site, model } = input
  const own = firstPicture(model.page, model.references.media)
  if (own || model.mode === 'edit') return own
  const home = await homePage(input)
  const ofHome = home && firstPicture(home, await reader.media([...referencesOf(home).media]))
  if (ofHome) return ofHome
  const logo = site.theme.logoMediaId
  const logos = logo ? await reader.media([logo]) : {}
  return Object.values(logos).find(isShareable) ?? null
}

/** As visitors see it; behind a password it shows nothing elsewhere either. */
const homePage = async ({ reader, site, locale, now, model }: Input) => {
  const home = (await reader.pages()).find(page => page.isHome && page.isPublished && !page.hasPassword)
  const document = home && home.id !== model.page.id ? await reader.document(home.id) : null
  return document && seenPart({ reader, site, locale, mode: 'live', now, document })
}

const firstPicture = (page: PageDocument, media: Readonly<Record<string, Media>>) =>
  [...referencesOf(page).media].map(id => media[id]).find(isShareable) ?? null

/** Link previews draw no svg. */
const isShareable = (media: Media | undefined) => media?.mediaType === 'image' && media.extension !== 'svg'
