import { type FormEvent, useState } from 'react'
import type { Link } from '../../content/link'
import { linkSchema } from '../../content/link'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { TextField } from '../kit/TextField'
import { checkValue } from '../slots/checkValue'
import { linkWords } from './linkWords'
import { PagePicker } from './PagePicker'

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
  const words = useWords(linkWords)
  const [type, setType] = useState<Type>(value?.type ?? 'page')
  return (
    <div className="v-form">
      <label>
        <span className="v-quiet">{words.type}</span>
        <select className="v-select" value={type} onChange={event => setType(event.target.value as Type)}>
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
        <Address key={type} type={type} value={value} onChoose={onChoose} />
      )}
      {value && onRemove ? (
        <button type="button" className="v-button" onClick={onRemove}>
          {words.remove}
        </button>
      ) : null}
    </div>
  )
}

/** Everything that is typed: a web address, a phone number, an email. */
const Address = ({
  type,
  value,
  onChoose,
}: {
  type: Exclude<Type, 'page'>
  value: Link | null
  onChoose: (link: Link) => void
}) => {
  const { editorLocale } = useEditor().data
  const words = useWords(linkWords)
  const kind = type === 'phone' || type === 'email' ? type : 'url'
  const [typed, setTyped] = useState(currentValue(value, type))
  const [error, setError] = useState<string | null>(null)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    const address = kind === 'url' && !/^[a-z]+:/i.test(text) ? `https://${text}` : text
    const link = linkSchema.safeParse({ type, [kind]: address })
    setError(link.success ? null : checkValue.message(kind, editorLocale))
    if (link.success) onChoose(link.data)
  }
  return (
    <form onSubmit={apply} className="v-form" noValidate>
      <TextField
        label={kind === 'url' ? words.url : words[kind]}
        inputMode={kind === 'phone' ? 'tel' : kind}
        autoCapitalize="off"
        spellCheck={false}
        placeholder={examples[kind]}
        value={typed}
        error={error}
        onChange={setTyped}
      />
      <button type="submit" className="v-button v-primary">
        {words.apply}
      </button>
    </form>
  )
}

const examples = { url: 'www.example.ch', phone: '052 212 34 56', email: 'name@example.ch' }

const currentValue = (link: Link | null, type: Type) => {
  if (!link || link.type !== type || link.type === 'page') return ''
  if (link.type === 'phone') return link.phone
  return link.type === 'email' ? link.email : (link.url ?? '')
}
