const collator = new Intl.Collator('de', { numeric: true })

/** As people look for names: «Laden 2» before «Laden 10». */
export const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
