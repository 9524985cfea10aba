import { type FormEvent, useState } from 'react'
import { type BookingLink, bookingLinkSchema } from '../../content/link'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { TextField } from '../kit/TextField'
import { linkWords } from '../panels/linkWords'
import { checkValue } from '../slots/checkValue'

const types = ['bookingTool', 'healthOpticsBooking', 'iframe'] as const

/** LINK-1: a type and an address, which is required and is not an email. */
export const BookingLinkControl = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: BookingLink | null
  onChange: (value: BookingLink) => void
}) => {
  const { editorLocale } = useEditor().data
  const words = useWords(linkWords)
  const [type, setType] = useState<BookingLink['type']>(value?.type ?? 'bookingTool')
  const [url, setUrl] = useState(value?.url ?? '')
  const [error, setError] = useState<string | null>(null)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const link = bookingLinkSchema.safeParse({ type, url: url.trim() })
    setError(link.success ? null : checkValue.message('url', editorLocale))
    if (link.success) onChange(link.data)
  }
  return (
    <form onSubmit={apply} noValidate>
      <fieldset className="v-form">
        <legend>{label}</legend>
        <select
          className="v-select"
          aria-label={words.type}
          value={type}
          onChange={event => setType(event.target.value as BookingLink['type'])}
        >
          {types.map(entry => (
            <option key={entry} value={entry}>
              {words[entry]}
            </option>
          ))}
        </select>
        <TextField label={words.iframeUrl} type="url" value={url} error={error} onChange={setUrl} />
        <button type="submit" className="v-button v-primary">
          {words.apply}
        </button>
      </fieldset>
    </form>
  )
}
