import { type FormEvent, useState } from 'react'
import type { BookingLink, Link } from '../../content/link'
import { useWords } from '../i18n/words'
import { AddressField } from '../kit/AddressField'
import { useAddress } from '../kit/useAddress'
import { LinkField } from './LinkField'
import { linkWords } from './linkWords'

const types = ['address', 'bookingTool', 'healthOpticsBooking', 'iframe'] as const
type Type = (typeof types)[number]

/**
 * LINK-2: one field takes a page, a web address, an email or a phone number and tells which it understood; what is opened
 * as a booking is chosen by type. It applies and the tool closes. An empty value is not saved.
 */
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
  const [type, setType] = useState<Type>(typeOf(value))
  const choice = (
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
  )
  return (
    <div className="v-form">
      {type === 'address' ? (
        <LinkField value={value} onChoose={onChoose}>
          {choice}
        </LinkField>
      ) : (
        <>
          <BookingField key={type} type={type} value={value} onChoose={onChoose} />
          {choice}
        </>
      )}
      {value && onRemove ? (
        <button type="button" className="v-button" onClick={onRemove}>
          {words.remove}
        </button>
      ) : null}
    </div>
  )
}

const BookingField = ({
  type,
  value,
  onChoose,
}: {
  type: BookingLink['type']
  value: Link | null
  onChoose: (link: Link) => void
}) => {
  const words = useWords(linkWords)
  const address = useAddress('web', value?.type === type ? (value.url ?? '') : '')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (address.reading.value === null) return address.leave()
    onChoose({ type, url: address.reading.value })
  }
  return (
    <form onSubmit={apply} className="v-form" noValidate>
      <AddressField label={words.url} address={address} />
      <button type="submit" className="v-button v-primary">
        {words.apply}
      </button>
    </form>
  )
}

const typeOf = (link: Link | null): Type => types.find(type => type === link?.type) ?? 'address'
