export const buildSources: string[]
