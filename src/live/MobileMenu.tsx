import type { Words } from '../render/i18n/words'
import { Icon } from './Icon'
import { LanguageList } from './LanguageSwitch'
import { Navigation } from './Navigation'
import type { Shell } from './shell'

/** LIVE-3: the whole navigation below one button; opens without script. */
export const MobileMenu = ({ shell, words }: { shell: Shell; words: Words }) => {
  const { contact, loginHref } = shell.header
  return (
    <details className="site-menu" data-menu>
      <summary className="site-tool">
        <Icon name="menu" />
        <Icon name="close" />
        <span className="visually-hidden">{words.menu}</span>
      </summary>
      <div className="site-menu-panel">
        <nav aria-label={words.mainNavigation}>
          <Navigation entries={shell.navigation} foldName="site-menu" />
        </nav>
        <div className="site-menu-foot">
          {loginHref ? (
            <a className="site-nav-link" href={loginHref}>
              {words.login}
            </a>
          ) : null}
          {shell.languages.length > 1 ? <LanguageList languages={shell.languages} words={words} isLong /> : null}
          <p className="site-menu-contact">
            {[contact.street, contact.city].filter(Boolean).map(line => (
              <span key={line}>{line}</span>
            ))}
            {contact.phone ? <a href={contact.phone.href}>{contact.phone.label}</a> : null}
            {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
          </p>
        </div>
      </div>
    </details>
  )
}
