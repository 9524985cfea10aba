import type { ReactNode } from 'react'

/** A button whose name is not written on it. */
export const IconButton = ({
  label,
  onClick,
  isDisabled = false,
  isPressed,
  className = '',
  children,
}: {
  label: string
  onClick: () => void
  isDisabled?: boolean
  isPressed?: boolean
  className?: string
  children: ReactNode
}) => (
  <button
    type="button"
    className={`v-icon ${className}`}
    aria-label={label}
    title={label}
    disabled={isDisabled}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    {children}
  </button>
)
