import { localeNames } from '../../../../content/locale'
import type { NavigationContainer } from '../../../../content/navigation'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { TextField } from '../../../kit/TextField'
import { newId } from '../../../state/newId'
import { useTexts } from './useTexts'
import { dialogWords } from './words'

/** PAGE-4: a container's label in each language; a new container when there is none yet. Live at once (D4). */
export const ContainerDialog = ({
  container,
  onClose,
}: {
  container: NavigationContainer | null
  onClose: () => void
}) => {
  const { sitePages } = useEditor()
  const words = useWords(dialogWords)
  const texts = useTexts(container?.label ?? {})
  const submit = async () => {
    const label = Object.fromEntries(texts.changed().map(locale => [locale, texts.value(locale).trim()]))
    if (!container) sitePages.changeNavigation({ kind: 'addContainer', id: newId(), label })
    else
      for (const locale of texts.changed())
        sitePages.changeNavigation({
          kind: 'label',
          id: container.id,
          locale,
          label: label[locale]!,
          seen: container.label[locale] ?? '',
        })
    return true
  }
  return (
    <FormDialog
      title={container ? words.containerTitle : words.containerNew}
      intro={words.containerIntro}
      onSubmit={submit}
      onClose={onClose}
    >
      {texts.locales.map(locale => (
        <TextField
          key={locale}
          label={texts.locales.length > 1 ? localeNames[locale] : words.containerTitle}
          lang={locale}
          maxLength={200}
          value={texts.value(locale)}
          locked={texts.locked(locale)}
          onChange={text => texts.type(locale, text)}
        />
      ))}
    </FormDialog>
  )
}
