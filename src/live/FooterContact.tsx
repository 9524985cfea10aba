import type { Words } from '../render/i18n/words'
import type { ContactLines } from './shell'

export const FooterContact = ({ contact, words }: { contact: ContactLines; words: Words }) => {
  const { name, street, city, phone, email } = contact
  if (!street && !city && !phone && !email) return null
  return (
    <section className="site-footer-contact">
      <h2>{words.contact}</h2>
      <address>
        <span>{name}</span>
        {street ? <span>{street}</span> : null}
        {city ? <span>{city}</span> : null}
        {phone ? <a href={phone.href}>{phone.label}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </address>
    </section>
  )
}
