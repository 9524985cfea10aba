import { changeNavigation, isPossible, type NavigationChange, otherLabel } from '../../content/rules/navigationChange'
import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Operation } from './operation'

const mostTries = 8

export type NavigationNews =
  /** Somebody else changed it too; both are kept. */
  | { kind: 'merged' }
  /** What the change was about is no longer there. */
  | { kind: 'gone' }
  /** Both gave the container another label; nothing was written. */
  | { kind: 'label'; change: Extract<NavigationChange, { kind: 'label' }>; theirs: string }

/**
 * D2: the change is made on top of the navigation as it is now and sent whole with its version. Should somebody else be
 * faster (409), it is made again on top of theirs.
 */
export const saveNavigation = async (
  { input, changeId }: Operation,
  { knownVersion, tell }: { knownVersion: number; tell: (news: NavigationNews) => void },
): Promise<Envelope> => {
  const change = input.change as NavigationChange
  for (let tries = 1; ; tries += 1) {
    const current = await callServer(calls.readNavigation, { includeDrafts: 'true' })
    if (!current.success) return current
    if (!isPossible(current.data, change)) {
      tell({ kind: 'gone' })
      return current
    }
    const theirs = otherLabel(current.data, change)
    if (theirs !== null && change.kind === 'label') {
      tell({ kind: 'label', change, theirs })
      return current
    }
    const saved = await callServer(calls.writeNavigation, {
      navigation: changeNavigation(current.data, change),
      base: current.version,
      changeId,
    })
    if (!saved.success && saved.code === 'stale_base' && tries < mostTries) continue
    if (saved.success && (tries > 1 || (knownVersion > 0 && current.version !== knownVersion))) tell({ kind: 'merged' })
    return saved
  }
}
