import type { ThemeToken } from '../content/theme'
import type { Words } from '../render/i18n/words'
import { Icon } from './Icon'
import { LanguageSwitch } from './LanguageSwitch'
import { MobileMenu } from './MobileMenu'
import { Navigation } from './Navigation'
import { SearchForm } from './SearchForm'
import { SiteLogo } from './SiteLogo'
import type { Shell } from './shell'

/** LIVE-1. `ground` is the first section's colour, which a transparent header continues. */
export const Header = ({ shell, words, ground }: { shell: Shell; words: Words; ground?: ThemeToken | undefined }) => {
  const { header } = shell
  const { phone } = header.contact
  return (
    <header
      className="site-header"
      data-header
      data-state="top"
      data-look={header.look}
      data-opaque-on-mobile={header.isOpaqueOnMobile || undefined}
      data-logo-size={header.logo.media ? header.logo.size : undefined}
      data-logo-position={header.logoPosition}
      data-logo-on-mobile={header.showLogoOnMobile}
      data-bold={header.isBold || undefined}
      data-upper-case={header.isUpperCase || undefined}
      data-background={header.look === 'opaque' ? 'header' : ground}
    >
      <div className="site-header-bar">
        <a className="site-logo" href={shell.homeHref}>
          <SiteLogo logo={header.logo} siteName={shell.siteName} isFirst />
        </a>
        <nav className="site-nav" aria-label={words.mainNavigation}>
          <Navigation entries={shell.navigation} foldName="site-nav" />
        </nav>
        <div className="site-tools">
          {phone ? (
            <a className="site-tool site-phone" href={phone.href}>
              <Icon name="phone" />
              <span className="visually-hidden">{words.phone} </span>
              <span className="site-phone-label">{phone.label}</span>
            </a>
          ) : null}
          {header.loginHref ? (
            <a className="site-nav-link site-login" href={header.loginHref}>
              {words.login}
            </a>
          ) : null}
          <LanguageSwitch languages={shell.languages} words={words} />
          <details className="site-search" name="site-nav" data-fold data-search data-search-href={shell.searchHref}>
            <summary className="site-tool">
              <Icon name="search" />
              <Icon name="close" />
              <span className="visually-hidden">{words.search}</span>
            </summary>
            <div className="site-search-panel">
              <SearchForm id="site-search" action={shell.searchHref} words={words} />
              <p className="visually-hidden" role="status" data-search-status />
              <div data-search-results />
            </div>
          </details>
          <MobileMenu shell={shell} words={words} />
        </div>
      </div>
    </header>
  )
}
