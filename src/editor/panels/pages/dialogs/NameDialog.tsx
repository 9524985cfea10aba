import { localeNames } from '../../../../content/locale'
import type { PageEntry } from '../../../../contract/page'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { TextField } from '../../../kit/TextField'
import { usePageInfo } from './usePageInfo'
import { useTexts } from './useTexts'
import { dialogWords } from './words'

/** PAGE-2: the name in each language; it goes live with the page (D4). */
export const NameDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const words = useWords(dialogWords)
  const { problem, save, finish } = usePageInfo(page)
  const texts = useTexts(page.name)
  const submit = async () => {
    const isSaved = await texts.saveAll(async (lang, name) =>
      name.trim() === '' ? words.nameEmpty : save({ lang, meta: { name } }),
    )
    return isSaved && finish({ waits: true })
  }
  return (
    <FormDialog
      title={words.nameTitle}
      intro={page.isPublished ? words.waits : undefined}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {texts.locales.map(locale => (
        <TextField
          key={locale}
          label={texts.locales.length > 1 ? localeNames[locale] : words.name}
          lang={locale}
          maxLength={200}
          value={texts.value(locale)}
          locked={texts.locked(locale)}
          error={texts.error(locale)}
          onChange={text => texts.type(locale, text)}
        />
      ))}
    </FormDialog>
  )
}
