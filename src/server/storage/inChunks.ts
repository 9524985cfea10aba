/** So many ids in one question: engines limit them, and a longer one would hold up everybody else. */
const chunkSize = 100

/** Asks for a few ids at a time. */
export const inChunks = async <T>(
  ids: Iterable<string>,
  read: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const all = [...new Set(ids)]
  const found: T[] = []
  for (let start = 0; start < all.length; start += chunkSize)
    found.push(...(await read(all.slice(start, start + chunkSize))))
  return found
}
