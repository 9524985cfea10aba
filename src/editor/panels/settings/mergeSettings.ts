import { sameValue } from '../../../content/rules/changed'
import { settingsFromLeaves, settingsLeaves } from '../../../content/rules/leaves'
import type { Settings } from '../../../content/settings'

/**
 * D2: settings are sent whole, so what somebody else changed meanwhile comes back as a conflict even where we changed
 * nothing. There theirs is taken; what both changed is named and waits for a decision.
 */
export const mergeSettings = ({
  wanted,
  known,
  found,
}: {
  wanted: Settings
  /** What we started from. */
  known: Settings
  found: readonly { key: string; current: unknown }[]
}): { merged: Settings; undecided: string[] } => {
  const [mine, before] = [settingsLeaves(wanted), settingsLeaves(known)]
  const undecided: string[] = []
  for (const { key, current } of found) {
    if (!sameValue(mine.get(key), before.get(key))) undecided.push(key)
    else if (current === null) mine.delete(key)
    else mine.set(key, current)
  }
  return { merged: settingsFromLeaves(mine), undecided }
}
