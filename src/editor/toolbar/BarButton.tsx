import { Toolbar } from '@base-ui/react/toolbar'
import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

/** A button of the bar that says what it does; on a phone below its icon, where there is room. */
export const BarButton = ({
  icon: Icon,
  label,
  className = '',
  ...rest
}: {
  icon: LucideIcon
  label: string
} & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Toolbar.Button className={`v-button v-bar-button ${className}`} aria-label={label} {...rest}>
    <Icon className="v-narrow" size={20} aria-hidden />
    <span>{label}</span>
  </Toolbar.Button>
)
