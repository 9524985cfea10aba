/** Hosts besides our own that a page may load something from, by what it is (D14). */
export const sourceKinds = ['script', 'connect', 'image', 'media', 'frame', 'font', 'style'] as const
export type SourceKind = (typeof sourceKinds)[number]
export type PageSources = Partial<Record<SourceKind, readonly string[]>>

/** A secure host and nothing else: what could end a header or widen the policy is none. */
const host = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

/** All of them together, each host once, in a fixed order. What is no host is left out. */
export const joinSources = (all: readonly PageSources[]): PageSources => {
  const joined: PageSources = {}
  for (const kind of sourceKinds) {
    const hosts = new Set(all.flatMap(sources => sources[kind] ?? []).filter(entry => host.test(entry)))
    if (hosts.size > 0) joined[kind] = [...hosts].sort()
  }
  return joined
}
