import { type FormEvent, useId, useState } from 'react'
import type { Link } from '../../content/link'
import { linkSchema } from '../../content/link'
import { defineWords, useWords } from '../i18n/words'
import { PagePicker } from './PagePicker'

const text = defineWords({
  de: {
    type: 'Link auf',
    page: 'Seite',
    url: 'Webadresse',
    phone: 'Telefon',
    email: 'E-Mail',
    bookingTool: 'Terminbuchung',
    healthOpticsBooking: 'Termin Gesundheitsoptik',
    iframe: 'Eingebettete Seite',
    value: 'Ziel',
    apply: 'Übernehmen',
    remove: 'Link entfernen',
    urlWrong: 'Bitte gib eine gültige URL ein',
    emailWrong: 'Bitte gib eine gültige E-Mail-Adresse ein',
    phoneWrong: 'Bitte gib eine gültige Telefonnummer ein',
  },
  fr: {
    type: 'Lien vers',
    page: 'Page',
    url: 'Adresse web',
    phone: 'Téléphone',
    email: 'E-mail',
    bookingTool: 'Prise de rendez-vous',
    healthOpticsBooking: 'Rendez-vous optique santé',
    iframe: 'Page intégrée',
    value: 'Destination',
    apply: 'Appliquer',
    remove: 'Supprimer le lien',
    urlWrong: 'Veuillez saisir une URL valable',
    emailWrong: 'Veuillez saisir une adresse e-mail valable',
    phoneWrong: 'Veuillez saisir un numéro de téléphone valable',
  },
})

const types = ['page', 'url', 'phone', 'email', 'bookingTool', 'healthOpticsBooking', 'iframe'] as const
type Type = (typeof types)[number]

/** LINK-2: choose a type, then a value; it applies and the tool closes. An empty value is not saved. */
export const LinkTool = ({
  value,
  onChoose,
  onRemove,
}: {
  value: Link | null
  onChoose: (link: Link) => void
  onRemove?: () => void
}) => {
  const words = useWords(text)
  const [type, setType] = useState<Type>(value?.type ?? 'page')
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const kind = type === 'phone' || type === 'email' ? type : 'url'

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('value')).trim()
    if (typed === '') return
    const address = kind === 'url' && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed
    const link = linkSchema.safeParse({ type, [kind]: address })
    if (!link.success) return setProblem(words[`${kind}Wrong`])
    onChoose(link.data)
  }

  return (
    <div className="v-form">
      <label>
        {words.type}
        <select
          className="v-select"
          value={type}
          onChange={event => {
            setType(event.target.value as Type)
            setProblem(null)
          }}
        >
          {types.map(entry => (
            <option key={entry} value={entry}>
              {words[entry]}
            </option>
          ))}
        </select>
      </label>
      {type === 'page' ? (
        <PagePicker
          chosen={value?.type === 'page' ? value.page.id : null}
          onChoose={page => onChoose({ type: 'page', page })}
        />
      ) : (
        <form onSubmit={apply} className="v-form" noValidate>
          <label>
            {words.value}
            <input
              name="value"
              defaultValue={currentValue(value, type)}
              inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'url'}
              aria-invalid={problem !== null}
              aria-describedby={problem ? problemId : undefined}
            />
          </label>
          {problem ? (
            <p id={problemId} className="v-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <button type="submit" className="v-button v-primary">
            {words.apply}
          </button>
        </form>
      )}
      {value && onRemove ? (
        <button type="button" className="v-button" onClick={onRemove}>
          {words.remove}
        </button>
      ) : null}
    </div>
  )
}

const currentValue = (link: Link | null, type: Type) => {
  if (!link || link.type !== type || link.type === 'page') return ''
  if (link.type === 'phone') return link.phone
  return link.type === 'email' ? link.email : (link.url ?? '')
}
