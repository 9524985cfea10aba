import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { IconButton } from '../kit/IconButton'
import { isPhone } from './usePhone'

/**
 * What a button of the menu opens: beside the menu, on a phone a sheet from the bottom. Opened by keyboard, the focus
 * goes into it; Escape closes it and gives the focus back to its button.
 */
export const BesidePanel = ({
  title,
  takesFocus = false,
  onClose,
  children,
}: {
  title: string
  /** Opened by keys that were pressed in the text. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}) => {
  const words = useWords(common)
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isByKeyboard = takesFocus || activeElement?.matches('#vitrine-editor button:focus-visible')
    // A phone's keyboard would take the sheet's room.
    if (isPhone() && activeElement instanceof HTMLElement && activeElement.isContentEditable) activeElement.blur()
    return isByKeyboard && body.current ? focusFirst(body.current) : undefined
  }, [takesFocus])
  const close = () => {
    const isInside = body.current?.parentElement?.contains(document.activeElement)
    if (isInside) document.querySelector<HTMLElement>('.v-strip [aria-expanded=true]')?.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <section className="v-panel v-beside" aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className="v-beside-head">
        <h2 id={id}>{title}</h2>
        <IconButton label={words.close} onClick={close}>
          <X size={18} aria-hidden />
        </IconButton>
      </header>
      <div ref={body} className="v-beside-body">
        {children}
      </div>
    </section>
  )
}

/** As soon as there is something: what stands in it may still be loaded. */
const focusFirst = (body: HTMLElement) => {
  const attempt = () => {
    const first = body.querySelector<HTMLElement>(focusable)
    if (first) observer.disconnect()
    first?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(attempt)
  observer.observe(body, { childList: true, subtree: true })
  attempt()
  return () => observer.disconnect()
}

const focusable = 'button, input, select, textarea, summary, a[href]'
