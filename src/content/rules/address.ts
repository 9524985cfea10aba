import { emailAddress, type Link, longestAddress, phoneNumber } from '../link'
import { storable } from '../text'
import { parseWebAddress } from '../webAddress'
import { type AddressSite, type KnownPage, pageAt, pageNamed } from './addressPage'
import { phoneHref } from './format'

export type Address =
  | { kind: 'page'; page: KnownPage; anchor: string | null }
  | { kind: 'web'; url: string }
  /** Not sure: it may be meant otherwise, so whoever typed it is asked. */
  | { kind: 'mail'; email: string; isSure: boolean }
  | { kind: 'phone'; phone: string }

export type AddressProblem =
  | 'empty'
  | 'long'
  | 'space'
  | 'scheme'
  | 'character'
  | 'host'
  | 'mail'
  | 'phone'
  | 'noPage'
  | 'notWeb'

/** Unfinished: with more letters at its end it can still become an address. */
export type NoAddress = { kind: 'none'; problem: AddressProblem; isUnfinished: boolean }

/**
 * D53: understands what people type. The rules are our own, so that editor and server say the same in every engine.
 * Without a site there are no pages to find.
 */
export const readAddress = (typed: string, site: AddressSite | null): Address | NoAddress => {
  const text = tidy(typed)
  if (text === '') return none('empty', true)
  if (text.length > longestAddress) return none('long')
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/i.exec(text) ?? []
  if (scheme) return scheme.toLowerCase() === 'tel' ? readPhone(rest) : readMail(rest, true)
  if (/^https?:|^(?:https?;?)?\/\//i.test(text)) return readWeb(text.replace(/^(https?)?[:;]?\/*/i, withScheme), site)
  if (/^[a-z][a-z0-9+-]*:(?!\d{1,5}(?:[/?#]|$))/i.test(text)) return none('scheme')
  const page = site && (pageNamed(text, site) ?? pageAt(text, site))
  if (page) return { kind: 'page', ...page }
  if (/^[/#]/.test(text)) return none('noPage', true)
  if (isDialled(text)) return readPhone(text)
  const [host = ''] = text.split(/[/?#]/, 1)
  if (host.includes('@')) return readMail(text, false)
  if (/\s/.test(host)) return none('space')
  if (!host.includes('.')) return none(site ? 'noPage' : 'host', true)
  return readWeb(`https://${text}`, site)
}

/** For a field that takes one kind of address: the value as it is stored. */
export const readAs = (kind: 'web' | 'mail' | 'phone', typed: string): { kind: 'value'; value: string } | NoAddress => {
  const text = tidy(typed)
  if (text === '') return none('empty', true)
  if (text.length > longestAddress) return none('long')
  const address = kind === 'web' ? readAddress(text, null) : readOne(kind, text)
  switch (address.kind) {
    case 'none':
      return address.problem === 'noPage' ? { ...address, problem: 'notWeb' } : address
    case 'web':
      return { kind: 'value', value: address.url }
    case 'mail':
      return kind === 'mail' ? { kind: 'value', value: address.email } : none('notWeb')
    case 'phone':
      return kind === 'phone' ? { kind: 'value', value: address.phone } : none('notWeb', true)
    default:
      return none('notWeb')
  }
}

export const linkOf = (address: Address): Link => {
  switch (address.kind) {
    case 'page': {
      const { id, collection } = address.page
      return { type: 'page', page: { id, collection, ...(address.anchor ? { anchor: address.anchor } : {}) } }
    }
    case 'web':
      return { type: 'url', url: address.url }
    case 'mail':
      return { type: 'email', email: address.email }
    case 'phone':
      return { type: 'phone', phone: address.phone }
  }
}

const none = (problem: AddressProblem, isUnfinished = false): NoAddress => ({ kind: 'none', problem, isUnfinished })

/** Copied text brings signs along that nobody sees. */
const tidy = (typed: string) =>
  storable(typed)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .trim()

const withScheme = (_: string, scheme?: string) => `${scheme?.toLowerCase() ?? 'https'}://`

const readOne = (kind: 'mail' | 'phone', text: string) => {
  const rest = text.replace(/^(?:mailto|tel):/i, '')
  return kind === 'mail' ? readMail(rest, true) : readPhone(rest)
}

const readMail = (text: string, isSure: boolean): Address | NoAddress => {
  const email = text.trim()
  if (/\s/.test(email)) return none('space')
  if (emailAddress.safeParse(email).success) return { kind: 'mail', email, isSure }
  return none('mail', email.split('@').length <= 2 && !/[<>,;]/.test(email))
}

/** Digits with what people put between them; dots only where a number begins like one (a date or an address does not). */
const isDialled = (text: string) =>
  /^(?:[+0(]|\d[\d\s]+$)/.test(text) && /^[\d\s+()./'\u2010-\u2015-]+$/.test(text) && !/^0?\./.test(text)

const readPhone = (text: string): Address | NoAddress => {
  const phone = text
    .replace('(0)', ' ')
    .replace(/[\s()./'\u2010-\u2015-]+/g, ' ')
    .trim()
  if (phoneNumber.safeParse(phone).success && phoneHref(phone) !== null) return { kind: 'phone', phone }
  return none('phone', /^\+?[\d ]{0,8}$/.test(phone))
}

const readWeb = (text: string, site: AddressSite | null): Address | NoAddress => {
  const authority = /^https?:\/\/([^/?#\\]*)/.exec(text)?.[1] ?? ''
  if (authority === '') return none('host', text.endsWith('://'))
  if (/\s/.test(authority)) return none('space')
  const address = parseWebAddress(text)
  if (!address || address.user) return none(/:\d{5,}$/.test(authority) ? 'host' : 'character')
  const { scheme, host, port, rest } = address
  const isOwn = host === site?.host
  const page = isOwn ? pageAt(rest || '/', site) : null
  if (page) return { kind: 'page', ...page }
  const problem = isOwn || host.startsWith('[') ? null : hostProblem(host, rest === '' && port === '')
  if (problem) return problem
  const url = `${scheme}://${host.replace(/\.$/, '')}${port && `:${port}`}${rest.replace(/\s/g, encodeURIComponent)}`
  return url.length > longestAddress ? none('long') : { kind: 'web', url }
}

const hostProblem = (host: string, isAtEnd: boolean): NoAddress | null => {
  const labels = host.replace(/\.$/, '').split('.')
  if (!labels.every(label => /^[\p{L}\p{M}\p{N}_-]*$/u.test(label))) return none('character')
  const last = labels.at(-1) ?? ''
  const before = labels.slice(0, -1)
  const isWrong = (label: string) => label === '' || label.length > 63 || /^-|-$/.test(label)
  if (host.length > 253 || before.some(isWrong) || last.length > 63 || last.startsWith('-')) return none('host')
  if (last === 'localhost' || isIpAddress(labels)) return null
  const isWhole = before.length > 0 && last.length > 1 && !isWrong(last) && !/^\d+$/.test(last)
  return isWhole ? null : none('host', isAtEnd)
}

const isIpAddress = (labels: string[]) =>
  labels.length === 4 && labels.every(label => /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) < 256)
