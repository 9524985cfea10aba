/** The texts in portions that a service takes at once, by their number and their bytes as JSON. */
export const inBatches = <T extends { text: string; context: string }>(
  entries: readonly T[],
  { count, bytes, isApart = () => false }: { count: number; bytes: number; isApart?: (a: T, b: T) => boolean },
): T[][] => {
  const batches: T[][] = []
  let size = 0
  for (const entry of entries) {
    const own = Buffer.byteLength(JSON.stringify(entry.text))
    const current = batches.at(-1)
    if (current && current.length < count && size + own <= bytes && !isApart(current[0]!, entry)) {
      current.push(entry)
      size += own
    } else {
      batches.push([entry])
      size = own + Buffer.byteLength(JSON.stringify(entry.context))
    }
  }
  return batches
}
