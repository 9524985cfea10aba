import type { InputHTMLAttributes } from 'react'

/** A required line of a system form; `isWrong` ties it to the FormError above. */
export const FormField = ({
  label,
  isWrong = false,
  ...input
}: { label: string; isWrong?: boolean } & InputHTMLAttributes<HTMLInputElement>) => (
  <label>
    <span>{label}</span>
    <input
      required
      {...input}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'form-error' : undefined}
    />
  </label>
)

export const EmailField = (field: { label: string; value: string; isWrong: boolean }) => (
  <FormField
    type="email"
    name="email"
    maxLength={254}
    autoComplete="username"
    label={field.label}
    defaultValue={field.value}
    isWrong={field.isWrong}
  />
)

export const PasswordField = (field: {
  label: string
  autoComplete: 'current-password' | 'new-password' | 'off'
  minLength?: number
  isWrong: boolean
  /** What is left to be typed after a wrong try. */
  autoFocus?: boolean
}) => <FormField type="password" name="password" maxLength={200} {...field} />
