import type { ReactNode } from 'react'
import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { Footer } from './Footer'
import { Header } from './Header'
import { Overlay } from './Overlay'
import type { Shell } from './shell'

/** What is no page of the site's own, in its look: search, sign-in, password, not found (ROUTE-8). */
export const SystemPage = ({ shell, locale, children }: { shell: Shell; locale: Locale; children: ReactNode }) => {
  const words = wordsFor(locale)
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <Overlay overlay={shell.overlay} />
      <Header shell={shell} words={words} />
      <main id="content" className="system-page" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} words={words} />
    </>
  )
}
