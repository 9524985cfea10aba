import type { ReactNode } from 'react'
import { wordsFor } from '../i18n/words'
import { useRender } from '../RenderContext'
import { Cross } from './Cross'

/** A note that a visitor may close for the session, once `Dismiss.enhance.ts` is there. */
export const Dismissible = ({
  className,
  id,
  text,
  isOn,
  children,
}: {
  className: string
  /** Whose note it is, and what it says: closed is only this. */
  id: string
  text: string
  isOn: boolean
  children: ReactNode
}) => {
  const { model } = useRender()
  if (!isOn) return <div className={className}>{children}</div>
  return (
    <div className={className} data-enhance="parts/Dismiss" data-key={id} data-text={text}>
      {children}
      <button type="button" className="dismiss" aria-label={wordsFor(model.locale).close} hidden>
        <Cross />
      </button>
    </div>
  )
}
