import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressOf, goTo } from './place'

/** A link to a place of the desk; opened elsewhere it is an address like any other. */
export const DeskLink = ({ to, ...rest }: { to: readonly string[] } & AnchorHTMLAttributes<HTMLAnchorElement>) => {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(...to)
  }
  return <a href={addressOf(...to)} {...rest} onClick={follow} />
}
