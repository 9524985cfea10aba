import { useCallback, useEffect, useState } from 'react'
import type { Navigation } from '../../../content/navigation'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import type { PageEntry } from '../../../contract/page'

export type SitePages = { pages: PageEntry[]; navigation: Navigation }

/** Every page of the site and its navigation, as editors have them; `reload` reads both anew. */
export const useSitePages = (): { known: SitePages | 'loading' | 'failed'; reload: () => Promise<void> } => {
  const [known, setKnown] = useState<SitePages | 'loading' | 'failed'>('loading')
  const reload = useCallback(async () => {
    try {
      const [pages, navigation] = await Promise.all([
        callServer(calls.listPages, { includeDrafts: 'true' }),
        callServer(calls.readNavigation, { includeDrafts: 'true' }),
      ])
      setKnown(pages.success && navigation.success ? { pages: pages.data, navigation: navigation.data } : 'failed')
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      setKnown(before => (typeof before === 'string' ? 'failed' : before))
    }
  }, [])
  useEffect(() => void reload(), [reload])
  return { known, reload }
}
