import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import './form.css'

/** On or off, with its name on the left and what it means below. */
export const Switch = ({
  label,
  hint,
  checked,
  isDisabled = false,
  onChange,
}: {
  label: string
  hint?: ReactNode
  checked: boolean
  isDisabled?: boolean
  onChange: (checked: boolean) => void
}) => {
  const id = useId()
  return (
    <div className="v-switch">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch below carries this label's id */}
      <label>
        <span>{label}</span>
        <BaseSwitch.Root
          className="v-switch-track"
          checked={checked}
          disabled={isDisabled}
          aria-describedby={hint ? id : undefined}
          onCheckedChange={onChange}
        >
          <BaseSwitch.Thumb className="v-switch-thumb" />
        </BaseSwitch.Root>
      </label>
      {hint ? (
        <p id={id} className="v-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
