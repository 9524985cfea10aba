import * as z from 'zod/mini'

/** MODEL-8 */
export const collections = [
  'team',
  'service',
  'testimonial',
  'map',
  'imageCard',
  'serviceCard',
  'newsFeedCard',
  'productCard',
  'goFeedCard',
  'stepFeedCard',
  'contentSliderCard',
  'generic',
] as const
export const collectionSchema = z.enum(collections)
export type Collection = z.infer<typeof collectionSchema>

/** Collections whose items are pages with an address of their own; `map` only on sites with a mapContainer (MODEL-14). */
export const pageCollections = ['service', 'team', 'testimonial', 'map'] as const
export const pageCollectionSchema = z.enum(pageCollections)
export type PageCollection = z.infer<typeof pageCollectionSchema>

/** API-11: the specification's own words for two of them. */
const otherNames = { testimonials: 'testimonial', uncategorized: 'generic' } as const
const otherNameSchema = z.enum(['testimonials', 'uncategorized'])

/** A collection by any of its names; whatever else it is stays as it is. */
export const collectionOf = (name: unknown): unknown => otherNames[name as keyof typeof otherNames] ?? name

/** As calls name a collection: free pages are `generic`. */
export const collectionNameSchema = z.pipe(
  z.union([collectionSchema, otherNameSchema]),
  z.transform(name => collectionOf(name) as Collection),
)

/** The same of pages alone. */
export const pageCollectionNameSchema = z.pipe(
  z.union([pageCollectionSchema, z.literal('generic'), otherNameSchema]),
  z.transform(name => collectionOf(name) as PageCollection | 'generic'),
)

export const isPageCollection = (value: string): value is PageCollection =>
  (pageCollections as readonly string[]).includes(value)

/** How a member is asked for, and called until somebody names it. */
export const newMember: Record<PageCollection, { de: string; fr: string }> = {
  service: { de: 'Neue Dienstleistung', fr: 'Nouveau service' },
  team: { de: 'Neue Person', fr: 'Nouvelle personne' },
  testimonial: { de: 'Neue Stimme', fr: 'Nouveau témoignage' },
  map: { de: 'Neuer Ort', fr: 'Nouveau lieu' },
}

export const newPage = { de: 'Neue Seite', fr: 'Nouvelle page' }

/** MODEL-7: what a container's items are drawn with. */
export const detailOf = {
  teamContainer: 'teamDetails',
  testimonialsContainer: 'testimonialDetails',
  mapContainer: 'mapDetails',
  servicesContainer: null,
} as const

export const cardOf = {
  imageBoard: 'imageCard',
  serviceBoard: 'serviceCard',
  newsFeedBoard: 'newsFeedCard',
  productBoard: 'productCard',
  stepFeedBoard: 'stepFeedCard',
  contentSliderBoard: 'contentSliderCard',
  goFeed: 'goFeedCard',
} as const
