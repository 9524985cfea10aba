import { type Locale, localeNames } from '../content/locale'
import { websiteHref } from '../content/rules/format'
import { weekRows } from '../content/rules/hoursText'
import { weekTable } from '../content/rules/openingHours'
import { qualitySeal } from '../content/rules/qualitySeal'
import { pagePath, routePath } from '../content/rules/route'
import { dateOf, localAt } from '../content/rules/zonedTime'
import type { Settings } from '../content/settings'
import { isMultilingual } from '../content/site'
import type { Theme, ThemeToken } from '../content/theme'
import { wordsFor } from '../render/i18n/words'
import type { PageReference } from '../render/model'
import { contrast } from '../render/theme/contrast'
import { contactLines } from './contactLines.server'
import { buildNavigation, pageLink } from './navigation.server'
import { overlayShare } from './overlayShare.server'
import type { Shell } from './shell'
import type { ShellInput } from './shellInput'

/** The header, footer and all else around a page, resolved for one page and language (LIVE-1, 5, 6, 7). */
export const buildShell = (input: ShellInput): Shell => {
  const { site, settings, locale, mode, page } = input
  const { appearance, header, footer, tracking } = settings
  return {
    siteName: site.name,
    homeHref: routePath({ locale, mode, collection: null, segment: null }),
    searchHref: `/${locale}/search`,
    editHref: page && mode === 'live' ? editAddress(page, locale) : null,
    hasTracking: Object.values(tracking).some(Boolean),
    header: {
      look: appearance.header,
      isOpaqueOnMobile: appearance.opaqueHeaderOnMobile,
      showLogoOnMobile: appearance.showLogoOnMobile,
      logo: {
        media: (header.useAlternativeLogo ? input.alternativeLogo : null) ?? input.logo,
        size: header.logoSize,
      },
      logoPosition: header.logoPosition,
      isBold: header.boldHeaderFont,
      isUpperCase: header.upperCase,
      loginHref: loginHref(input),
      contact: contactLines(header, input),
    },
    navigation: buildNavigation(input),
    trail: trailOf(input),
    languages: languageLinks(input),
    footer: {
      color: appearance.footerColor,
      logo: { media: footerLogo(input), size: footer.useBusinessDataFromLookUp ? 'medium' : footer.logoSize },
      isUpperCase: footer.upperCase,
      contact: contactLines(footer, input),
      hours: footer.useBusinessDataFromLookUp ? footerHours(input) : null,
      links: footerLinks(input),
      seal: qualitySeal(settings.accounts.qualitySurvey),
      social: socialLinks(settings.socialAccounts),
    },
    overlay: overlayOf(appearance, site.theme),
  }
}

/** The way up from a page of a collection. */
const trailOf = (input: ShellInput): Shell['trail'] => {
  const link = (page: PageReference | null | undefined) =>
    page ? pageLink({ id: page.id, page, appearance: 'default' }, input) : null
  const [up, current] = [link(input.container), link(input.page)]
  return up && current && { up, current }
}

/** The logo is drawn for the page's ground; where the footer is dark and the page light, or the other way, its twin. */
const footerLogo = ({ site, settings, logo, alternativeLogo }: ShellInput) => {
  const { colors } = site.theme
  const isDark = (ground: string) => contrast(ground, '#ffffff') > contrast(ground, '#000000')
  const isOther = isDark(colors[settings.appearance.footerColor ?? 'background']) !== isDark(colors.background)
  return (isOther ? alternativeLogo : null) ?? logo
}

/** EDIT-22: our own sign-in leads back to the page it was opened from. */
const loginHref = ({ settings, locale, page }: ShellInput) => {
  const { useLinkToLoginPage, url } = settings.header.loginPage
  if (!useLinkToLoginPage) return null
  const back = page ? `?${new URLSearchParams({ back: editAddress(page, locale) })}` : ''
  return websiteHref(url) ?? `/${locale}/login${back}`
}

const editAddress = (page: PageReference, locale: Locale) => `${pagePath(page, locale, 'edit')}?toolbar=1`

/** LIVE-6: the same page where that language has it, else that language's home page. */
const languageLinks = ({ site, locale, mode, page, system }: ShellInput): Shell['languages'] => {
  if (!isMultilingual(site)) return []
  return site.locales.map(other => {
    const isSame = page && !page.disallowedLanguages.includes(other) && (mode === 'edit' || page.isPublished)
    const home = routePath({ locale: other, mode, collection: null, segment: system ?? null })
    return {
      locale: other,
      label: localeNames[other],
      href: isSame ? pagePath(page, other, mode) : home,
      isProtected: isSame ? page.hasPassword : false,
      isCurrent: other === locale,
    }
  })
}

/** HOURS-6: the contact section has all special dates; here those are named that matter now. */
const footerHours = ({ business, branch, locale, now }: ShellInput): Shell['footer']['hours'] => {
  const active = business?.branches.filter(({ active }) => active) ?? []
  if (!branch || branch.week.length + branch.specials.length === 0) return null
  const end = dateOf(localAt(now).day + 7)
  return {
    branchName: active.length > 1 ? branch.name : null,
    // Weekdays by their short names: the column is narrow.
    week: weekRows(weekTable(active[0]?.periods ?? []), { locale, words: wordsFor(locale) }),
    specials: branch.specials.filter(({ date }) => date < end),
    script: branch.script,
  }
}

/** LIVE-5: terms are an option; a page that is not live or not in this language is not named. */
const footerLinks = (input: ShellInput) => {
  const { contact, imprint, privacy, terms } = input.wellKnown
  const pages = [contact, imprint, privacy, input.settings.footer.links.showTerms ? terms : null]
  return pages
    .filter((page): page is PageReference => page !== null)
    .flatMap(page => pageLink({ id: page.id, page, appearance: 'default' }, input) ?? [])
}

/** LIVE-16: the feed's address is never a link. */
const socialLinks = (accounts: Settings['socialAccounts']) =>
  (['instagram', 'facebook', 'linkedIn'] as const).flatMap(network => {
    const href = websiteHref(accounts[network])
    return href ? { network, href } : []
  })

/** LIVE-7: triangle and bubble exclude each other; shape and gradient together are each half as strong. */
const overlayOf = ({ triangle, bubble, gradient }: Settings['appearance'], theme: Theme): Shell['overlay'] => {
  const kind = triangle ? 'triangle' : bubble ? 'bubble' : null
  const { enabled, from, to } = gradient
  const ends = enabled && from && to ? { from, to } : null
  const parts = kind && ends ? 2 : 1
  const share = (tokens: readonly ThemeToken[]) => Math.floor(overlayShare(theme, tokens) / parts)
  return {
    shape: kind && { kind, share: share(['extended', 'secondary']) },
    gradient: ends && { ...ends, share: share([ends.from, ends.to]) },
  }
}
