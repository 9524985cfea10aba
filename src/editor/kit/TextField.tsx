import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { storable } from '../../content/text'
import './form.css'

type Shared = {
  label: string
  /** Stands below while there is no problem. */
  hint?: ReactNode
  /** What is wrong, in the reader's words; shown below and told to screen readers. */
  error?: string | null
  /** Why it can be read and not written; said in place of the hint. */
  locked?: string | null
  /** Stands before what is typed, such as the beginning of an address. */
  prefix?: string
  onChange: (value: string) => void
}

/** A labelled line of text; with `rows` a labelled area. */
export const TextField = ({
  label,
  locked,
  hint: usual,
  error,
  prefix,
  onChange,
  rows,
  ref,
  ...input
}: Shared & { rows?: number; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof Shared | 'prefix'
  >) => {
  const id = useId()
  const hint = locked ?? usual
  const attributes = {
    ...input,
    id,
    readOnly: input.readOnly || Boolean(locked),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(storable(event.target.value)),
  }
  return (
    <div className="v-field" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...(attributes as TextareaHTMLAttributes<HTMLTextAreaElement>)} rows={rows} />
      ) : (
        <span className="v-line">
          {prefix ? <span aria-hidden>{prefix}</span> : null}
          <input {...attributes} ref={ref} />
        </span>
      )}
      {error ? (
        <p id={`${id}-error`} className="v-problem" role="alert">
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="v-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
