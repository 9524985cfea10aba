import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { isSorting } from './isSorting'
import './sidePanel.css'

/**
 * The frame of a large panel: beside the page on a wide screen, a sheet from the bottom on a phone. The page and the
 * toolbar stay in reach. Escape and the button close it, and the focus goes back to where it came from.
 */
export const SidePanel = ({
  title,
  actions,
  children,
}: {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}) => {
  const editor = useEditor()
  const { close } = useWords(common)
  const popup = useRef<HTMLDivElement>(null)
  const change = (isOpen: boolean, details: Dialog.Root.ChangeEventDetails) => {
    if (isOpen) return
    // Escape gives up the dragging, not the panel.
    if (!isSorting()) return editor.openPanel(null)
    details.cancel()
    details.allowPropagation()
  }
  return (
    <Dialog.Root open modal={false} disablePointerDismissal onOpenChange={change}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Popup
          ref={popup}
          className="v-side"
          initialFocus={popup}
          // The dialog would keep arrow keys to itself; rows that are sorted listen for them on the document.
          onKeyDown={event => event.key.startsWith('Arrow') && event.preventBaseUIHandler()}
        >
          <div className="v-side-head">
            <Dialog.Title>{title}</Dialog.Title>
            {actions}
            <Dialog.Close className="v-icon" aria-label={close} title={close}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="v-side-body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
