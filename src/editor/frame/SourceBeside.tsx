import { isFilled, plainText } from '../../content/field'
import { localeNames } from '../../content/locale'
import type { Target } from '../actions/action'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { translationWords } from '../panels/translation/words'

/** LANG-5: what a text says in the site's own language, with its menu, while it is written in another one. */
export const SourceBeside = ({ target: { field } }: { target: Target }) => {
  const { site, locale } = useEditor().data.model
  const words = useWords(translationWords)
  const source = field?.field?.text[site.defaultLocale]
  if (locale === site.defaultLocale || !isFilled(source)) return null
  return (
    <p
      className="v-source"
      role="note"
      aria-label={words.source(localeNames[site.defaultLocale])}
      lang={site.defaultLocale}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one is scrolled by keys too
      tabIndex={0}
    >
      {plainText(source)}
    </p>
  )
}
