import { useEffect } from 'react'
import type { Theme } from '../../../content/theme'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { themeCss } from '../../../render/theme/themeCss'
import { useEditor, useEditorState } from '../../EditorContext'
import { isRead } from '../../state/content'
import { showTheme } from './showTheme'

type Fonts = ReplyOf<typeof calls.readTheme>['fonts']

let known: Fonts | null = null

/** D47: the page in the theme that is tried out or, without one, in the site's as it is now. */
export default function ShownTheme() {
  const editor = useEditor()
  const theme = useEditorState(state => state.tried ?? (isRead(state.theme) ? state.theme.value : null))
  useEffect(() => {
    if (!theme) return
    let isWanted = true
    const show = async () => {
      known ??= (await editor.ask(calls.readTheme, {})).data?.fonts ?? null
      if (known && isWanted) showTheme(cssOf(theme, known))
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [editor, theme])
  return null
}

const cssOf = (theme: Theme, fonts: Fonts) => {
  const { heading, base } = theme.fonts
  const faces = [...new Set([heading, base])].map(name => fonts[name].css).join('')
  return faces + themeCss(theme, { heading: fonts[heading].family, base: fonts[base].family })
}
