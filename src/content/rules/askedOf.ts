import type { BlockDefinition } from '../defineBlock'

/** Longer than anybody types. */
const maxLength = 200

/** LIVE-14: what a request's query asks of a section: the keys it declares, up to a limited length. */
export const askedOf = (
  { queryKeys = [] }: Pick<BlockDefinition, 'queryKeys'>,
  query: URLSearchParams,
): Record<string, string> =>
  Object.fromEntries(
    queryKeys.flatMap(key => {
      const value = query.get(key)
      return value === null ? [] : [[key, value.slice(0, maxLength)]]
    }),
  )
