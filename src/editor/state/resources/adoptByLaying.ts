import type { Saved } from '../content'
import type { Adopted, Resource, ValueKey } from './resource'

/** Puts a change into what the server has in the way it is shown; what has moved on since is left as it is. */
export const adoptByLaying = <C>(
  { lay }: Pick<Resource<C>, 'lay'>,
  saved: Saved,
  change: C,
  versions: Record<ValueKey, number>,
): Adopted => {
  const newer = Object.entries(versions).filter(([name, version]) => version > (saved.versions[name] ?? 0))
  const isOvertaken = newer.length === 0 && Object.keys(versions).length > 0
  if (isOvertaken) return { saved, versions }
  return { saved: { ...lay(saved, change), versions: { ...saved.versions, ...Object.fromEntries(newer) } }, versions }
}
