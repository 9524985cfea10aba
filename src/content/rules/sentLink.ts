import { collectionOf } from '../collection'

const parts = new Set(['url', 'phone', 'email', 'page'])

/** API-11: a link sent with a key for every type says one thing; those that say nothing are left out. */
export const readSentLink = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const { page, ...link } = filled(value, key => parts.has(key))
  if (!isObject(page)) return page === undefined ? link : { ...link, page }
  const { collection, ...place } = filled(page, key => key === 'collection')
  return { ...link, page: collection === undefined ? place : { ...place, collection: collectionOf(collection) } }
}

const filled = (value: Record<string, unknown>, isKnown: (key: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key, part]) => !isKnown(key) || !isEmpty(part)))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (isObject(value) && Object.values(value).every(isEmpty))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
