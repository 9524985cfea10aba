import { Dialog } from '@base-ui/react/dialog'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import './form.css'

/**
 * A small form above the page. `onSubmit` answers whether all is done; then the dialog closes, else it stays with what
 * was typed. `problem` is what is wrong with the whole; what is wrong with a field stands at the field.
 */
export const FormDialog = ({
  title,
  intro,
  submit,
  problem = null,
  isReady = true,
  extra,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  intro?: ReactNode
  /** What the button does, as a verb; «Speichern» unless said. */
  submit?: string
  problem?: string | null
  /** Not while what it asks about is still being read. */
  isReady?: boolean
  /** Another button, on the left. */
  extra?: ReactNode
  onSubmit: () => Promise<boolean>
  /** Without it the dialog stays until what it asks for is given. */
  onClose?: () => void
  children: ReactNode
}) => {
  const words = useWords(common)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const isDone = await onSubmit()
    setBusy(false)
    if (isDone) return onClose?.()
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && !isBusy && onClose?.()}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog" initialFocus={() => firstField(form.current)}>
          <Dialog.Title>{title}</Dialog.Title>
          {intro ? <Dialog.Description className="v-hint">{intro}</Dialog.Description> : null}
          <form ref={form} noValidate onSubmit={event => void send(event)}>
            <div className="v-fields">{children}</div>
            {problem ? (
              <p className="v-problem" role="alert">
                {problem}
              </p>
            ) : null}
            <div className="v-dialog-actions">
              {extra}
              {onClose ? <Dialog.Close className="v-button">{words.cancel}</Dialog.Close> : null}
              <button type="submit" className="v-button v-primary" disabled={isBusy || !isReady}>
                {submit ?? words.save}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** What is to be written comes before what is only to be read. */
const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(':is(input, textarea):not([readonly])') ??
  form?.querySelector<HTMLElement>('input, textarea') ??
  true
