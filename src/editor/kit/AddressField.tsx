import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Address } from '../../content/rules/address'
import type { KnownPage } from '../../content/rules/addressPage'
import { phoneInFull } from '../../content/rules/format'
import { localizeText } from '../../content/rules/localize'
import { suggestPages } from '../../content/rules/suggestPages'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import './address.css'
import { addressMessage, addressWords } from './addressWords'
import { TextField } from './TextField'
import type { TypedAddress, Wanted } from './useAddress'

const inputModes = { link: 'text', web: 'url', mail: 'email', phone: 'tel' } as const satisfies Record<Wanted, string>

/**
 * A field for an address as people type it. Below it stands what was understood, at once, or what is wrong with it; where
 * pages can be meant those that fit are offered, to click or to reach with the arrow keys.
 */
export const AddressField = ({
  label,
  hint,
  address,
  isRequired = false,
  onPage,
  onBlur,
  onEnter,
}: {
  label: string
  /** Stands below while nothing is typed. */
  hint?: ReactNode
  address: TypedAddress
  /** Leaving it empty is told too. */
  isRequired?: boolean
  /** A page was picked among those offered. */
  onPage?: (page: KnownPage) => void
  onBlur?: () => void
  onEnter?: () => void
}) => {
  const { editorLocale } = useEditor().data
  const words = useWords(addressWords)
  const id = useId()
  const [active, setActive] = useState<string | null>(null)
  const { wants, text, site, reading, isTyped, isLeft, isPending } = address
  const offered = onPage && site && isTyped ? suggestPages(text, site) : []
  const isOffering = offered.length > 0
  const { wrong } = reading
  const isMissing = wrong?.problem === 'empty' && !isRequired
  const isWrong = wrong && !isMissing && (isLeft || !(wrong.isUnfinished || isOffering))
  // What is still wrong stays told while the server is asked once more: it does not come and go with every letter.
  const [wasTold, setTold] = useState(false)
  const isTold = isWrong && (!isPending || wasTold)
  if (Boolean(isTold) !== wasTold) setTold(Boolean(isTold))
  const understood = reading.address && isTyped ? <Understood address={reading.address} /> : null
  const move = (step: number) => {
    const places = offered.length + 1
    const next = (offered.findIndex(page => page.id === active) + 1 + step + places) % places
    setActive(offered[next - 1]?.id ?? null)
  }
  const pick = (page: KnownPage) => {
    setActive(null)
    onPage?.(page)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = event.key === 'Enter' ? offered.find(page => page.id === active) : undefined
    if (step && isOffering) move(step)
    else if (chosen) pick(chosen)
    else if (event.key === 'Enter' && onEnter) onEnter()
    else return
    event.preventDefault()
  }
  const listId = `${id}-pages`
  const combobox = onPage && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOffering,
    'aria-controls': listId,
    'aria-activedescendant': active && offered.some(page => page.id === active) ? `${id}-${active}` : undefined,
  }
  return (
    <div className="v-address">
      <TextField
        label={label}
        inputMode={inputModes[wants]}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={isTold ? addressMessage(wrong.problem, wants, editorLocale) : null}
        hint={<span aria-live="polite">{understood ?? (isOffering ? null : hint)}</span>}
        onChange={next => {
          setActive(null)
          address.type(next)
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        {...combobox}
      />
      {onPage ? (
        <div id={listId} role="listbox" aria-label={words.suggestions} className="v-list" hidden={!isOffering}>
          {offered.map(page => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            <div
              key={page.id}
              id={`${id}-${page.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={page.id === active}
              className="v-item"
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(page)}
            >
              <PageName page={page} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const Understood = ({ address }: { address: Address }) => {
  const words = useWords(addressWords)
  switch (address.kind) {
    case 'page':
      return (
        <>
          {words.page}{' '}
          <b>
            <PageName page={address.page} />
            {address.anchor ? ` #${address.anchor}` : ''}
          </b>
        </>
      )
    case 'web':
      return (
        <>
          {words.web} <b>{address.url}</b>
        </>
      )
    case 'mail':
      return (
        <>
          {words.mail} <b>{address.email}</b>
          {address.isSure ? '' : words.questionMark}
        </>
      )
    case 'phone':
      return (
        <>
          {words.phone} <b>{phoneInFull(address.phone)}</b>
        </>
      )
  }
}

const PageName = ({ page }: { page: KnownPage }) => {
  const { locale, site } = useEditor().data.model
  return localizeText(page.name, locale, site.defaultLocale) || page.id
}
