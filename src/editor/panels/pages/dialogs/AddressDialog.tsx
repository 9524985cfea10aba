import { localeNames } from '../../../../content/locale'
import { toSlug } from '../../../../content/rules/slug'
import type { PageEntry } from '../../../../contract/page'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { TextField } from '../../../kit/TextField'
import { usePageInfo } from './usePageInfo'
import { useTexts } from './useTexts'
import { dialogWords } from './words'

/** PAGE-3: what is typed becomes slug form, shown before it is saved; former addresses go on leading here (ROUTE-6). */
export const AddressDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const words = useWords(dialogWords)
  const { problem, save, finish } = usePageInfo(page)
  const texts = useTexts(page.slug)
  const submit = async () => {
    const isSaved = await texts.saveAll(async (lang, slug) =>
      toSlug(slug) === '' ? words.addressEmpty : save({ lang, slug }),
    )
    return isSaved && finish({ waits: true })
  }
  return (
    <FormDialog
      title={words.addressTitle}
      intro={page.isPublished ? `${words.waits} ${words.addressIntro}` : words.addressIntro}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {texts.locales.map(locale => {
        const typed = texts.value(locale)
        const start = `/${locale}/${page.collection ? `${page.collection}/` : ''}`
        const slug = toSlug(typed)
        return (
          <TextField
            key={locale}
            label={texts.locales.length > 1 ? localeNames[locale] : words.address}
            prefix={start}
            maxLength={400}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={typed}
            locked={texts.locked(locale)}
            error={texts.error(locale)}
            hint={slug && slug !== typed ? `${words.addressBecomes} ${start}${slug}` : undefined}
            onChange={text => texts.type(locale, text)}
          />
        )
      })}
    </FormDialog>
  )
}
