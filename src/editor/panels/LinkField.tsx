import { type FormEvent, type ReactNode, useMemo } from 'react'
import type { Link } from '../../content/link'
import { linkOf } from '../../content/rules/address'
import type { AddressSite } from '../../content/rules/addressPage'
import type { PageEntry } from '../../contract/page'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { AddressField } from '../kit/AddressField'
import { addressWords } from '../kit/addressWords'
import { useAddress } from '../kit/useAddress'
import { linkWords } from './linkWords'
import { PagePicker } from './PagePicker'
import { usePageName, usePages } from './pages/usePages'
import { useShownPage } from './useShownPage'

/** A page or an address, typed or picked; `children` stand between the field and the folds. */
export const LinkField = ({
  value,
  onChoose,
  children,
}: {
  value: Link | null
  onChoose: (link: Link) => void
  children: ReactNode
}) => {
  const { model } = useEditor().data
  const words = useWords(linkWords)
  const { example } = useWords(addressWords)
  const known = usePages()
  const nameOf = usePageName()
  const showPage = useShownPage()
  const pages = typeof known === 'string' ? noPages : known.pages
  const site = useMemo(
    (): AddressSite => ({ host: location.hostname, locale: model.locale, pages, pageId: model.page.id }),
    [model, pages],
  )
  const linked = value?.type === 'page' ? pages.find(page => page.id === value.page.id) : undefined
  const address = useAddress('link', linked ? nameOf(linked) : writtenLink(value), site)
  const { address: understood } = address.reading
  const choose = (link: Link) => {
    if (link.type === 'page') showPage(pages.find(page => page.id === link.page.id))
    onChoose(link)
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!understood) return address.leave()
    choose(address.isTyped || !value ? linkOf(understood) : value)
  }
  const isAsked = understood?.kind === 'mail' && !understood.isSure && address.isTyped
  return (
    <>
      <form onSubmit={apply} className="v-form" noValidate>
        <AddressField
          label={words.addressField}
          hint={example}
          address={address}
          onPage={({ id, collection }) => choose({ type: 'page', page: { id, collection } })}
        />
        <button type="submit" className="v-button v-primary">
          {isAsked ? words.asMail : words.apply}
        </button>
      </form>
      {children}
      <PagePicker
        chosen={value?.type === 'page' ? value.page.id : null}
        onChoose={page => choose({ type: 'page', page })}
      />
    </>
  )
}

const noPages: PageEntry[] = []

const writtenLink = (link: Link | null) => {
  switch (link?.type) {
    case 'phone':
      return link.phone
    case 'email':
      return link.email
    case 'url':
      return link.url
    default:
      return ''
  }
}
