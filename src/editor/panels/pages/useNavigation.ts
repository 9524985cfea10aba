import { useEffect, useState } from 'react'
import type { Navigation } from '../../../content/navigation'
import { pagesIn } from '../../../content/rules/navigationChange'
import { useEditor, useEditorState } from '../../EditorContext'
import { isRead, type KnownPages, type Unread } from '../../state/content'

/** The navigation and the pages it names, read anew whenever it is opened. */
export const useNavigation = (): { navigation: Navigation; pages: KnownPages['entries'] } | Unread => {
  const { sitePages } = useEditor()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => void sitePages.reloadNavigation().then(() => setSettled(true)), [sitePages])
  const navigation = useEditorState(state => state.navigation)
  const pages = useEditorState(state => state.pages.entries)
  if (!isRead(navigation)) return navigation
  const isWhole = isSettled || pagesIn(navigation.value).every(id => id in pages)
  return isWhole ? { navigation: navigation.value, pages } : 'loading'
}
