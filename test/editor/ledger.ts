import { expect } from 'vitest'

/** What people wrote into values that can be told apart: each text is written once. */
type Written = { tab: string; text: string }

/**
 * A second account of what must become of every word, kept without the editor's versions: who wrote what on top of which
 * words, what the server took, and what was let go by choice.
 */
export const createLedger = () => {
  /** What the server has, by value. */
  const stored = new Map<string, Written>()
  const writes = new Map<string, number>()
  /** The last text of each value by tab, and the words it was first written on. */
  const last = new Map<string, string>()
  const seen = new Map<string, string | null>()
  const taken = new Set<string>()
  const dropped = new Set<string>()
  const bodies = new Map<string, string>()
  const stale = new Set<string>()
  const done = new Set<string>()
  const key = (tab: string, name: string) => `${tab} ${name}`
  const isOpen = (text: string | undefined) => text !== undefined && !taken.has(text) && !dropped.has(text)

  return {
    /** Somebody writes a value over what they see. */
    write: (tab: string, name: string, { text, over }: { text: string; over: string | null }) => {
      if (!isOpen(last.get(key(tab, name)))) seen.set(key(tab, name), over)
      last.set(key(tab, name), text)
    },
    /** D50: what is sent again is the same to the letter, and what was answered with 409 is never sent again. */
    send: (changeId: string, body: string) => {
      expect(bodies.get(changeId) ?? body, 'another body under the same changeId').toBe(body)
      expect(stale.has(changeId), 'a changeId kept after a 409').toBe(false)
      bodies.set(changeId, body)
      return done.has(changeId)
    },
    refuseAsStale: (changeId: string) => stale.add(changeId),
    finish: (changeId: string) => done.add(changeId),
    /** The server wrote a value. Nobody's words are overwritten by somebody who did not see them. */
    take: (tab: string, name: string, text: string) => {
      const before = stored.get(name)
      if (before?.text === text) return
      if (before && before.tab !== tab)
        expect(seen.get(key(tab, name)), `${text} over ${before.text}`).toBe(before.text)
      stored.set(name, { tab, text })
      writes.set(name, (writes.get(name) ?? 0) + 1)
      taken.add(text)
    },
    /** Mine was kept over theirs: from now on that is what mine is written on. */
    keepMine: (tab: string, name: string, theirs: string | null) => seen.set(key(tab, name), theirs),
    drop: (text: string) => dropped.add(text),
    /** EDIT-13: nobody is asked about their own words. */
    isOthers: (tab: string, name: string) => stored.get(name)?.tab !== tab,
    storedText: (name: string) => stored.get(name)?.text ?? null,
    writesOf: (name: string) => writes.get(name) ?? 0,
    names: () => [...stored.keys()],
    /** What a tab has written last and the server has not: it must still be there. */
    open: (tab: string): [name: string, text: string][] =>
      [...last].flatMap(([entry, text]) => {
        const [owner, ...name] = entry.split(' ')
        return owner === tab && isOpen(text) ? [[name.join(' '), text] as [string, string]] : []
      }),
  }
}

export type Ledger = ReturnType<typeof createLedger>
