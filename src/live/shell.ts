import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { ThemeToken } from '../content/theme'

export type ShellLink = {
  id: string
  label: string
  href: string
  isCurrent: boolean
  appearance: 'default' | 'button'
}

/** A container with a label folds its links below it; one without shows them beside the others. */
export type ShellEntry =
  | { kind: 'link'; link: ShellLink }
  | { kind: 'fold'; id: string; label: string; links: ShellLink[] }

export type Logo = { media: Media | null; size: 'small' | 'medium' | 'large' }

export type ContactLines = {
  name: string
  street: string
  city: string
  phone: { label: string; href: string } | null
  email: string | null
}

/** Everything around a page's sections, resolved for one page and language: plain data (LIVE-1, 5, 6, 7). */
export type Shell = {
  siteName: string
  homeHref: string
  searchHref: string
  header: {
    look: 'transparent' | 'opaque'
    isOpaqueOnMobile: boolean
    showLogoOnMobile: boolean
    logo: Logo
    logoPosition: 'left' | 'center'
    isBold: boolean
    isUpperCase: boolean
    loginHref: string | null
    phone: { label: string; href: string } | null
  }
  navigation: ShellEntry[]
  languages: { locale: Locale; label: string; href: string; isCurrent: boolean }[]
  footer: {
    color: ThemeToken | null
    logo: Logo
    isUpperCase: boolean
    contact: ContactLines
    hours: { days: string; times: string }[]
    links: ShellLink[]
    social: { network: 'instagram' | 'facebook' | 'linkedIn'; href: string }[]
  }
  overlay: { shape: 'triangle' | 'bubble' | null; gradient: { from: ThemeToken; to: ThemeToken } | null }
}
