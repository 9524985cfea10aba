import { type FormEvent, useState } from 'react'
import { type BookingLink, bookingLinkSchema } from '../../content/link'
import { defineWords, useWords } from '../i18n/words'

const text = defineWords({
  de: {
    bookingTool: 'Terminbuchung',
    healthOpticsBooking: 'Termin Gesundheitsoptik',
    iframe: 'Eingebettete Seite',
    url: 'Adresse',
    apply: 'Übernehmen',
    wrong: 'Bitte gib eine gültige URL ein',
  },
  fr: {
    bookingTool: 'Prise de rendez-vous',
    healthOpticsBooking: 'Rendez-vous optique santé',
    iframe: 'Page intégrée',
    url: 'Adresse',
    apply: 'Appliquer',
    wrong: 'Veuillez saisir une URL valable',
  },
})

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
  const words = useWords(text)
  const [problem, setProblem] = useState<string | null>(null)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const link = bookingLinkSchema.safeParse({ type: form.get('type'), url: String(form.get('url')).trim() })
    setProblem(link.success ? null : words.wrong)
    if (link.success) onChange(link.data)
  }
  return (
    <form className="v-form" onSubmit={apply} noValidate>
      <fieldset className="v-form">
        <legend>{label}</legend>
        <select className="v-select" name="type" defaultValue={value?.type ?? 'bookingTool'} aria-label={label}>
          {types.map(type => (
            <option key={type} value={type}>
              {words[type]}
            </option>
          ))}
        </select>
        <label>
          {words.url}
          <input name="url" type="url" defaultValue={value?.url ?? ''} aria-invalid={problem !== null} />
        </label>
        {problem ? (
          <p className="v-problem" role="alert">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="v-button">
          {words.apply}
        </button>
      </fieldset>
    </form>
  )
}
