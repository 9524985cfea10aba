/** API-4: one number stands for every value written, a record names them. */
export const baseOf = (base: number | Record<string, number> | undefined, key: string): number | undefined => {
  if (base === undefined || typeof base === 'number') return base
  return Object.hasOwn(base, key) ? base[key] : undefined
}

export const versionsByKey = (results: readonly { key: string; version: number }[]) =>
  Object.fromEntries(results.map(({ key, version }) => [key, version]))
