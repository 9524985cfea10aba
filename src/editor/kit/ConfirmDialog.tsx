import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useState } from 'react'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import './form.css'

/**
 * Asks before something that is not undone by a click. `onConfirm` answers what went wrong, in the reader's words, or
 * null; then the dialog closes. While it runs nothing can be pressed twice.
 */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  isDangerous = false,
  isReady = true,
  other,
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  /** What the button does, as a verb. */
  confirm: string
  isDangerous?: boolean
  /** Not while what it asks about is still being read. */
  isReady?: boolean
  /** Another way out besides doing it and leaving it. */
  other?: { label: string; run: () => void }
  onConfirm: () => Promise<string | null>
  onClose: () => void
}) => {
  const { cancel } = useWords(common)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async () => {
    setBusy(true)
    const said = await onConfirm()
    setBusy(false)
    setProblem(said)
    if (said === null) onClose()
  }
  return (
    <AlertDialog.Root open onOpenChange={isOpen => !isOpen && !isBusy && onClose()}>
      <AlertDialog.Portal container={document.getElementById('vitrine-editor')}>
        <AlertDialog.Backdrop className="v-backdrop" forceRender />
        <AlertDialog.Popup className="v-dialog v-small-dialog">
          <AlertDialog.Title>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          {problem ? (
            <p className="v-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <div className="v-dialog-actions">
            <AlertDialog.Close className="v-button">{cancel}</AlertDialog.Close>
            {other ? (
              <button type="button" className="v-button" disabled={isBusy} onClick={other.run}>
                {other.label}
              </button>
            ) : null}
            <button
              type="button"
              className={`v-button ${isDangerous ? 'v-danger' : 'v-primary'}`}
              disabled={isBusy || !isReady}
              onClick={() => void act()}
            >
              {confirm}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
