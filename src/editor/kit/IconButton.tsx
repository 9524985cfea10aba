import { Tooltip } from '@base-ui/react/tooltip'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { tips } from './tips'

type Props = {
  label: string
  /** Stays in reach of the keyboard and does nothing. */
  isDisabled?: boolean
  isPressed?: boolean
  ref?: Ref<HTMLButtonElement>
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>

/** A button whose name is not written on it: a tooltip says it at once (EDIT-23). */
export const TippedButton = ({ label, isDisabled = false, isPressed, onClick, ...rest }: Props) => (
  <Tooltip.Trigger
    handle={tips}
    payload={label}
    delay={0}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    aria-pressed={isPressed}
    onClick={event => (isDisabled ? event.preventDefault() : onClick?.(event))}
    {...rest}
  />
)

export const IconButton = ({ className = '', ...rest }: Props) => (
  <TippedButton className={`v-icon ${className}`} {...rest} />
)
