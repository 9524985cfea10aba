import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

/** A button of the bar that says what it does; on a phone its icon stands for it. */
export const BarButton = ({
  icon: Icon,
  label,
  className = '',
  hasIcon = false,
  ...rest
}: {
  icon: LucideIcon
  label: string
  /** Shows the icon on wide screens too. */
  hasIcon?: boolean
} & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className={`v-button ${className}`} aria-label={label} {...rest}>
    <Icon className={hasIcon ? undefined : 'v-narrow'} size={20} aria-hidden />
    <span className="v-wide">{label}</span>
  </button>
)
