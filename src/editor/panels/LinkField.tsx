import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { Link } from '../../content/link'
import { linkOf, readAddress } from '../../content/rules/address'
import type { AddressSite } from '../../content/rules/addressPage'
import type { PageEntry } from '../../contract/page'
import { useEditor, useEditorState } from '../EditorContext'
import { useWords } from '../i18n/words'
import { AddressField } from '../kit/AddressField'
import { addressWords } from '../kit/addressWords'
import { useAddress } from '../kit/useAddress'
import { linkWords } from './linkWords'
import { PagePicker } from './PagePicker'
import { usePageName } from './pages/usePageName'
import { useMeantPages } from './useMeantPages'
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
  const { data, sitePages } = useEditor()
  const { model } = data
  const words = useWords(linkWords)
  const { example } = useWords(addressWords)
  const nameOf = usePageName()
  const showPage = useShownPage()
  const linkedId = value?.type === 'page' ? value.page.id : ''
  const linked = useEditorState(state => state.references.pages[linkedId] ?? state.pages.entries[linkedId])
  const isUnknown = linkedId !== '' && !linked
  useEffect(() => {
    if (isUnknown) void sitePages.need([linkedId])
  }, [sitePages, isUnknown, linkedId])
  const [typed, setTyped] = useState('')
  const { pages, isKnown, look } = useMeantPages(typed)
  const siteWith = (known: PageEntry[]): AddressSite => ({
    host: location.hostname,
    locale: model.locale,
    pages: known,
    pageId: model.page.id,
  })
  const address = useAddress('link', linked ? nameOf(linked) : writtenLink(value), {
    site: siteWith(pages),
    isPending: !isKnown,
    onType: setTyped,
  })
  const { address: understood } = address.reading
  const choose = (link: Link, known: readonly PageEntry[]) => {
    if (link.type === 'page') showPage(known.find(page => page.id === link.page.id))
    onChoose(link)
  }
  const choosePage = (page: PageEntry) => {
    const { id, collection } = page
    choose({ type: 'page', page: { id, collection } }, [page])
  }
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (!address.isTyped && value && address.text) return choose(value, [])
    // Whoever types a name and presses Enter does not wait for what the field says.
    const known = isKnown ? pages : await look(address.text.trim())
    const meant = readAddress(address.text, siteWith(known))
    if (meant.kind === 'none') return address.leave()
    choose(linkOf(meant), known)
  }
  const isAsked = understood?.kind === 'mail' && !understood.isSure && address.isTyped
  return (
    <>
      <form onSubmit={event => void apply(event)} className="v-form" noValidate>
        <AddressField
          label={words.addressField}
          hint={example}
          address={address}
          onPage={({ id }) => choosePage(pages.find(page => page.id === id)!)}
        />
        <button type="submit" className="v-button v-primary">
          {isAsked ? words.asMail : words.apply}
        </button>
      </form>
      {children}
      <PagePicker chosen={linkedId || null} onChoose={choosePage} />
    </>
  )
}

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
