import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { ScriptHours } from '../content/rules/hoursForScript'
import type { SpecialRow, WeekRow } from '../content/rules/hoursText'
import type { QualitySeal } from '../content/rules/qualitySeal'
import type { ThemeToken } from '../content/theme'
import type { Place } from '../render/anchor'

export type ShellLink = Place & {
  id: string
  label: string
  /** D8: the language of the label where it is not the page's. */
  lang?: Locale
  isCurrent: boolean
  appearance: 'default' | 'button'
  /** PAGE-6: only editors see it; visitors do once its page is published. */
  isUnpublished?: boolean
}

/** A container with a label folds its links below it; one without shows them beside the others. */
export type ShellEntry =
  | { kind: 'link'; link: ShellLink }
  | { kind: 'fold'; id: string; label: string; lang?: Locale; isCurrent: boolean; links: ShellLink[] }

export type Logo = { media: Media | null; size: 'small' | 'medium' | 'large' }

export type ContactLines = {
  name: string
  street: string
  city: string
  phone: { label: string; href: string } | null
  email: string | null
}

export type FooterHours = {
  /** Named where there are several. */
  branchName: string | null
  week: WeekRow[]
  /** The special dates of the week to come. */
  specials: SpecialRow[]
  /** Lets the visitor's script mark today (D16). */
  script: ScriptHours
}

/** Everything around a page's sections, resolved for one page and language: plain data (LIVE-1, 5, 6, 7). */
export type Shell = {
  siteName: string
  homeHref: string
  searchHref: string
  /** EDIT-22: this page in edit mode; null where there is nothing to edit. */
  editHref: string | null
  /** LIVE-10: whether there is anything to consent to. */
  hasTracking: boolean
  header: {
    look: 'transparent' | 'opaque'
    isOpaqueOnMobile: boolean
    showLogoOnMobile: boolean
    logo: Logo
    logoPosition: 'left' | 'center'
    isBold: boolean
    isUpperCase: boolean
    loginHref: string | null
    contact: ContactLines
  }
  navigation: ShellEntry[]
  /** On a page of a collection: the page that shows all of it, and this one's name. */
  trail: { up: ShellLink; current: ShellLink } | null
  languages: (Place & { locale: Locale; label: string; isCurrent: boolean })[]
  footer: {
    color: ThemeToken | null
    logo: Logo
    isUpperCase: boolean
    contact: ContactLines
    hours: FooterHours | null
    links: ShellLink[]
    /** SET-7 */
    seal: QualitySeal | null
    social: { network: 'instagram' | 'facebook' | 'linkedIn'; href: string }[]
  }
  /** `share` in percent: how strong it may be without hiding text. */
  overlay: {
    shape: { kind: 'triangle' | 'bubble'; share: number } | null
    gradient: { from: ThemeToken; to: ThemeToken; share: number } | null
  }
}
