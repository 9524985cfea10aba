import { useState } from 'react'
import { type Address, type NoAddress, readAddress, readAs } from '../../content/rules/address'
import type { AddressSite } from '../../content/rules/addressPage'

/** What an address field takes: any link, or one kind of address. */
export type Wanted = 'link' | 'web' | 'mail' | 'phone'

type Around = {
  /** Where a page can be meant. */
  site?: AddressSite | null
  /** Which pages what is typed can mean is still being asked: nothing is wrong with it yet. */
  isPending?: boolean
  onType?: (text: string) => void
}

/** An address while it is typed. `stored` is what stands there until then. */
export const useAddress = (wants: Wanted, stored: string, { site = null, isPending = false, onType }: Around = {}) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? stored
  return {
    wants,
    text,
    site,
    isPending,
    reading: read(wants, text, site),
    isTyped: typed !== null && typed.trim() !== stored,
    /** Left or sent off: from then on an unfinished address is told too. */
    isLeft,
    type: (next: string) => {
      setTyped(next)
      setLeft(false)
      onType?.(next)
    },
    leave: () => setLeft(true),
    /** Shows again what is stored. */
    forget: () => {
      setTyped(null)
      setLeft(false)
    },
  }
}
export type TypedAddress = ReturnType<typeof useAddress>

/** `value` is what a field of one kind stores. */
type Reading = { address: Address | null; value: string | null; wrong: NoAddress | null }

const read = (wants: Wanted, text: string, site: AddressSite | null): Reading => {
  if (wants === 'link') {
    const address = readAddress(text, site)
    return address.kind === 'none' ? nothing(address) : { address, value: null, wrong: null }
  }
  const single = readAs(wants, text)
  if (single.kind === 'none') return nothing(single)
  const { value } = single
  const addresses: Record<typeof wants, Address> = {
    web: { kind: 'web', url: value },
    mail: { kind: 'mail', email: value, isSure: true },
    phone: { kind: 'phone', phone: value },
  }
  return { address: addresses[wants], value, wrong: null }
}

const nothing = (wrong: NoAddress): Reading => ({ address: null, value: null, wrong })
