import { anchor } from '../render/anchor'
import type { Words } from '../render/i18n/words'
import { Icon } from './Icon'
import type { Shell } from './shell'

// More of them side by side would push the navigation away.
const maxSideBySide = 3

/** LIVE-6. */
export const LanguageSwitch = ({ languages, words }: { languages: Shell['languages']; words: Words }) => {
  const current = languages.find(language => language.isCurrent)
  if (languages.length < 2) return null
  if (languages.length <= maxSideBySide) return <LanguageList languages={languages} words={words} />
  return (
    <details className="site-fold site-language-fold" name="site-nav" data-fold>
      <summary>
        <span className="visually-hidden">{words.language}: </span>
        {current?.locale.toUpperCase()}
        <Icon name="chevron" />
      </summary>
      <div className="site-fold-list">
        <LanguageList languages={languages} words={words} isLong />
      </div>
    </details>
  )
}

export const LanguageList = ({
  languages,
  words,
  isLong = false,
}: {
  languages: Shell['languages']
  words: Words
  isLong?: boolean
}) => (
  <ul className="site-languages" aria-label={words.language} data-long={isLong || undefined}>
    {languages.map(({ locale, label, isCurrent, ...place }) => (
      <li key={locale}>
        <a {...anchor(place)} lang={locale} hrefLang={locale} aria-current={isCurrent ? 'true' : undefined}>
          {isLong ? (
            label
          ) : (
            <>
              {locale.toUpperCase()}
              <span className="visually-hidden"> {label}</span>
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
)
