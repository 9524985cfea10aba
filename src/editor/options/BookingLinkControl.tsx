import { type FormEvent, useState } from 'react'
import type { BookingLink } from '../../content/link'
import { useWords } from '../i18n/words'
import { AddressField } from '../kit/AddressField'
import { useAddress } from '../kit/useAddress'
import { linkWords } from '../panels/linkWords'

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
  const words = useWords(linkWords)
  const [type, setType] = useState<BookingLink['type']>(value?.type ?? 'bookingTool')
  const address = useAddress('web', value?.url ?? '')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (address.reading.value === null) return address.leave()
    onChange({ type, url: address.reading.value })
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
        <AddressField label={words.iframeUrl} isRequired address={address} />
        <button type="submit" className="v-button v-primary">
          {words.apply}
        </button>
      </fieldset>
    </form>
  )
}
