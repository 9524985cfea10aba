import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { ConfirmDialog } from '../../kit/ConfirmDialog'
import { settingsWords } from './words'

/** D47: a theme that was tried out is taken over or goes; nobody loses it by closing a panel. */
export default function LeaveTheme() {
  const editor = useEditor()
  const words = useWords(settingsWords)
  const { leaving } = editor.store.get()
  const close = () => editor.store.set(state => ({ ...state, leaving: null }))
  const decide = (act: () => void) => {
    act()
    close()
    leaving?.()
  }
  return (
    <ConfirmDialog
      title={words.leaveTheme}
      confirm={words.takeOver}
      other={{ label: words.resetTheme, run: () => decide(editor.siteTheme.drop) }}
      onConfirm={async () => {
        decide(editor.siteTheme.takeOver)
        return null
      }}
      onClose={close}
    >
      <p>{words.leaveThemeText}</p>
    </ConfirmDialog>
  )
}
