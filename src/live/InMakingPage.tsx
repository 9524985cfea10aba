import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** ROUTE-8: nothing of the site is published yet. */
export const InMakingPage = ({ shell, locale }: { shell: Shell; locale: Locale }) => {
  const words = wordsFor(locale)
  return (
    <SystemPage shell={shell} locale={locale}>
      <div className="system-wide">
        <h1>{words.siteInMaking}</h1>
        <p>{words.siteInMakingText}</p>
      </div>
    </SystemPage>
  )
}
