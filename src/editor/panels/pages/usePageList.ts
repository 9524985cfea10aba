import { useEffect, useState } from 'react'
import type { PageEntry } from '../../../contract/page'
import { useEditor, useEditorState } from '../../EditorContext'
import { isRead, type PagesWanted, type Unread } from '../../state/content'
import { listName } from '../../state/pageLists'

export type ShownList = {
  wanted: PagesWanted
  pages: PageEntry[]
  total: number
  archived: number
  hasMore: boolean
}

/** What stands below a list is out of reach where it goes on for long. */
export const isLong = (list: ShownList | Unread) => isRead(list) && list.total > 50

/** A list of pages as far as it was read, read anew whenever it is opened. What was looked for before stays meanwhile. */
export const usePageList = (wanted: PagesWanted): ShownList | Unread => {
  const { sitePages } = useEditor()
  const name = listName(wanted)
  const list = useEditorState(state => state.pages.lists[name] ?? 'loading')
  const entries = useEditorState(state => state.pages.entries)
  const [before, setBefore] = useState<ShownList | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says all that is wanted
  useEffect(() => sitePages.open(wanted), [sitePages, name])
  const shown = isRead(list)
    ? {
        wanted: list.wanted,
        pages: list.ids.flatMap(id => entries[id] ?? []),
        total: list.total,
        archived: list.archived,
        hasMore: list.next !== null,
      }
    : list
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is shown these are all that is new
  useEffect(() => {
    if (isRead(shown)) setBefore(shown)
  }, [list, entries])
  return shown === 'loading' && before ? before : shown
}
