import type { Value } from '../../content/rules/document'
import { type Saved, versionKey } from './content'
import { withValue } from './withValue'

/** A value as the server has it; one that is older than what is known is passed over. */
export const putValue = (saved: Saved, { version, ...value }: Value & { version: number }): Saved => {
  const name = versionKey(value.itemId, value.key)
  if ((saved.versions[name] ?? 0) > version) return saved
  return { ...withValue(saved, value), versions: { ...saved.versions, [name]: version } }
}
