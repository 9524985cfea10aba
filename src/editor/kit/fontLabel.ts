/** A font as people call it: `inter-tight` is «Inter Tight». */
export const fontLabel = (name: string) =>
  name
    .split('-')
    .map(part => part[0]!.toUpperCase() + part.slice(1))
    .join(' ')
