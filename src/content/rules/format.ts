import type { Branch } from '../business'
import type { Locale } from '../locale'
import { parseWebAddress, writeWebAddress } from '../webAddress'
import { dateFormat } from './dateFormat'
import { clockOf, minutesOf } from './dayRanges'
import { dayOf, localAt } from './zonedTime'

const missing = 'N/A'

/** LIVE-11: `0830`, `8:30` and `08:30:00` become `08:30`, 24:00 becomes 00:00. */
export const formatTime = (time: string | null | undefined) => {
  const [, hours, minutes] = /^(\d{1,2}(?=:)|\d{2}):?(\d{2})(?::\d{2})?$/.exec(time?.trim() ?? '') ?? []
  const total = hours && minutes ? minutesOf(hours.padStart(2, '0') + minutes) : null
  return total === null ? missing : clockOf(total)
}

/**
 * `9. März 2026` or `09.03.2026`. `YYYY-MM-DD` is that date everywhere; an instant
 * (milliseconds or ISO text with a time) is the date on the shop's wall.
 */
export const formatDate = (date: string | number | null | undefined, locale: Locale, width: 'long' | 'short') => {
  const calendar = calendarDate(date)
  if (calendar === null) return missing
  if (width === 'short') return calendar.split('-').reverse().join('.')
  return dateFormat(locale, 'date').format(Date.parse(calendar))
}

/** `YYYY-MM-DD` and a day of the calendar. Not by Date.parse: it takes 2026-02-30 for 2 March in some browsers. */
export const isRealDate = (text: string) => {
  const day = isWrittenDate(text) ? dayOf(text) : Number.NaN
  return Number.isInteger(day) && new Date(day * 86_400_000).toISOString().startsWith(text)
}

/** `CHF 29’000`, `CHF 12.50`. Not by Intl: Node and browsers group differently. */
export const formatChf = (amount: number | null | undefined) => {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return missing
  const [whole = '0', decimals] = Math.abs(amount).toFixed(2).split('.')
  const rest = decimals === '00' ? '' : `.${decimals}`
  const sign = amount < 0 && Number(whole + rest) > 0 ? '-' : ''
  return `CHF ${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, '’')}${rest}`
}

/** Reads what people type: `29'000`, `29’000.50`, `CHF 29 000.–`. Null for what is no amount. */
export const parseAmount = (text: string): number | null => {
  if (text.length > 40) return null
  const bare = text
    .replace(/CHF|Fr\./i, '')
    .replace(/['’\s]/g, '')
    .replace(/[.,][-–—]{1,2}$/, '')
  return /^-?\d{1,12}(?:[.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : null
}

/** LIVE-11, LIVE-15: `tel:+41522123456`; null for what is no number. */
export const phoneHref = (value: string | null | undefined) => {
  const number = dialled(value)
  return number === null ? null : `tel:${number}`
}

/** A number to read and to dial; null for what is none. */
export const phoneLink = (value: string | null | undefined) => {
  const [label, href] = [formatPhone(value), phoneHref(value)]
  return label && href ? { label, href } : null
}

/** `052 212 34 56`, `0800 123 456`, `+49 301 234 567`; what is no number stays as typed, nothing is null. */
export const formatPhone = (value: string | null | undefined) => {
  const typed = value?.trim().replace(/\s+/g, ' ') || null
  const number = dialled(typed)
  if (typed === null || number === null) return typed
  const [, national] = /^\+41(\d{9})$/.exec(number) ?? []
  if (national) return groupSwiss(`0${national}`)
  if (!number.startsWith('+')) return typed
  if (typed.includes(' ')) return typed.replace(/^00 ?/, '+')
  const country = /^\+(?:[17]|42[013]|3[578]\d|2[1-689]\d|\d{2})/.exec(number)?.[0] ?? '+'
  return `${country} ${number.slice(country.length).replace(/\d{3}(?=\d{2})/g, '$& ')}`
}

/** `+41 52 212 34 56`: what is dialled, whoever calls; a number that is only dialled in the country stays as typed. */
export const phoneInFull = (value: string) => (formatPhone(value) ?? '').replace(/^0(?=\d{2,3} )/, '+41 ')

/** LIVE-11, LINK-5. An address typed without scheme is taken as https; nothing but https leaves the server. */
export const websiteHref = (value: string | null | undefined) => {
  const address = websiteOf(value)
  return address && writeWebAddress({ ...address, scheme: 'https', rest: address.rest || '/' })
}

/** A website to read and to go to; null for what is none. */
export const websiteLink = (value: string | null | undefined) => {
  const [address, href] = [websiteOf(value), websiteHref(value)]
  return address && href ? { label: address.host.replace(/^www\./, ''), href } : null
}

type Address = Pick<Branch, 'street' | 'streetNumber' | 'zip' | 'city'>

export const formatAddress = ({ street, streetNumber, zip, city }: Address) => ({
  street: joined(street, streetNumber),
  place: joined(zip, city),
})

/** LIB-1: `512 Bytes`, `1.5 MB`. */
export const formatBytes = (bytes: number) => {
  const units = ['KB', 'MB', 'GB']
  let size = bytes
  let unit = 'Bytes'
  // From 1023.95 on, one decimal would round to 1024.0 of the smaller unit.
  while (size >= (unit === 'Bytes' ? 1024 : 1023.95) && units.length > 0) {
    size /= 1024
    unit = units.shift() ?? unit
  }
  return unit === 'Bytes' ? `${Math.round(size)} Bytes` : `${size.toFixed(1)} ${unit}`
}

/** MODEL-12 */
export const preview = (text: string) => {
  const maxLength = 200
  const characters = [...text]
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')}…`
}

const websiteOf = (value: string | null | undefined) => {
  const typed = value?.trim() ?? ''
  const isBareHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]|$)/u.test(typed)
  return parseWebAddress(isBareHost ? `https://${typed}` : typed)
}

const dialled = (value: string | null | undefined) => {
  const digits = (value ?? '').replace('(0)', '').replace(/[\s()./\u2010-\u2015-]/g, '')
  if (!/^\+?\d{3,17}$/.test(digits)) return null
  const number = digits
    .replace(/^00/, '+')
    .replace(/^0/, '+41')
    .replace(/^\+410/, '+41')
  return /^\+?[1-9]\d{2,14}$/.test(number) ? number : null
}

const groupSwiss = (number: string) =>
  /^0(?:80|84|90)/.test(number)
    ? number.replace(/(.{4})(.{3})/, '$1 $2 ')
    : number.replace(/(.{3})(.{3})(.{2})/, '$1 $2 $3 ')

const calendarDate = (date: string | number | null | undefined) => {
  if (date === null || date === undefined || date === '') return null
  if (typeof date === 'string' && isWrittenDate(date)) return isRealDate(date) ? date : null
  const instant = typeof date === 'number' ? date : Date.parse(date)
  // Before and after those years ISO dates have more than four digits.
  return instant > -6.2e13 && instant < 2.5e14 ? localAt(instant).date : null
}

const isWrittenDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const joined = (...parts: (string | null)[]) =>
  parts
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' ')

/** `15. November 2026, 08:30` by the wall clock of the shops. */
export const momentInWords = (instant: number, locale: Locale) =>
  `${formatDate(instant, locale, 'long')}, ${clockOf(localAt(instant).minutes)}`

/** `15.11.2026, 08:30`, where there is little room. */
export const shortMoment = (instant: number) =>
  `${formatDate(instant, 'de', 'short')}, ${clockOf(localAt(instant).minutes)}`

/** `4.5` in German, `4,5` in French, as both are written in Switzerland. */
export const formatDecimal = (value: number, locale: 'de' | 'fr') => {
  const text = value.toFixed(1)
  return locale === 'fr' ? text.replace('.', ',') : text
}
