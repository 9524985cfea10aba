import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressOf, goToAddress } from './place'

/** A link to a place of the desk; opened elsewhere it is an address like any other. */
export const DeskLink = ({
  to,
  query = {},
  ...rest
}: { to: readonly string[]; query?: Record<string, string> } & AnchorHTMLAttributes<HTMLAnchorElement>) => {
  const said = new URLSearchParams(query).toString()
  const address = addressOf(...to) + (said && `?${said}`)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goToAddress(address)
  }
  return <a href={address} {...rest} onClick={follow} />
}
