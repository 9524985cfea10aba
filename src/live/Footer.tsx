import { anchor } from '../render/anchor'
import type { Words } from '../render/i18n/words'
import { Seal } from '../render/parts/Seal'
import { FooterContact } from './FooterContact'
import { FooterHours } from './FooterHours'
import { Icon } from './Icon'
import { SiteLogo } from './SiteLogo'
import type { Shell } from './shell'

const networkNames = { instagram: 'Instagram', facebook: 'Facebook', linkedIn: 'LinkedIn' } as const

/** LIVE-5, LIVE-16. */
export const Footer = ({ shell, words }: { shell: Shell; words: Words }) => {
  const { footer } = shell
  return (
    <footer
      className="site-footer"
      data-upper-case={footer.isUpperCase || undefined}
      data-background={footer.color ?? 'background'}
    >
      <div className="site-footer-columns">
        <div className="site-footer-brand">
          <a className="site-logo" href={shell.homeHref}>
            <SiteLogo logo={footer.logo} siteName={shell.siteName} />
          </a>
          {footer.seal ? <Seal seal={footer.seal} label={words.qualityLabel} newTab={words.opensNewTab} /> : null}
        </div>
        <FooterContact contact={footer.contact} words={words} />
        {footer.hours ? <FooterHours hours={footer.hours} words={words} /> : null}
        {footer.social.length > 0 ? (
          <section className="site-footer-social">
            <h2>{words.followUs}</h2>
            <ul>
              {footer.social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noopener">
                    <Icon name={network} />
                    {networkNames[network]}
                    <span className="visually-hidden"> ({words.opensNewTab})</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="site-footer-end">
        <p>© {shell.siteName}</p>
        {footer.links.length > 0 || shell.hasTracking ? (
          <nav aria-label={words.legal}>
            <ul>
              {footer.links.map(link => (
                <li key={link.id}>
                  <a {...anchor(link)} lang={link.lang} aria-current={link.isCurrent ? 'page' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
              {shell.hasTracking ? (
                <li>
                  <button type="button" data-consent hidden>
                    {words.consentSettings}
                  </button>
                </li>
              ) : null}
            </ul>
          </nav>
        ) : null}
      </div>
    </footer>
  )
}
