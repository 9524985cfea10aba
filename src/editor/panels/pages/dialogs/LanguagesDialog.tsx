import { useState } from 'react'
import { type Locale, localeNames } from '../../../../content/locale'
import type { PageEntry } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { Switch } from '../../../kit/Switch'
import { usePageInfo } from './usePageInfo'
import { dialogWords } from './words'

/** PAGE-2: the languages the page exists in; live with the page (D4). */
export const LanguagesDialog = ({
  page,
  onClose,
}: {
  page: Pick<PageEntry, 'id' | 'disallowedLanguages' | 'isPublished'>
  onClose: () => void
}) => {
  const { locale: lang, site } = useEditor().data.model
  const words = useWords(dialogWords)
  const { info, problem, setProblem, save, finish } = usePageInfo(page)
  const [chosen, setWithout] = useState<Locale[] | null>(null)
  const without = chosen ?? info?.disallowedLanguages ?? page.disallowedLanguages
  const submit = async () => {
    if (site.locales.every(locale => without.includes(locale))) {
      setProblem(words.languagesNone)
      return false
    }
    const failure = await save({ lang, meta: { disallowedLanguages: without } })
    setProblem(failure)
    return failure === null && finish({ waits: true })
  }
  return (
    <FormDialog
      title={words.languagesTitle}
      intro={page.isPublished ? `${words.languagesIntro} ${words.waits}` : words.languagesIntro}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {site.locales.map(locale => (
        <Switch
          key={locale}
          label={localeNames[locale]}
          checked={!without.includes(locale)}
          isDisabled={info?.role === 'home' && locale === site.defaultLocale}
          onChange={isActive => setWithout(isActive ? without.filter(entry => entry !== locale) : [...without, locale])}
        />
      ))}
    </FormDialog>
  )
}
