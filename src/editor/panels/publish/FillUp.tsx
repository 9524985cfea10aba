import { type Locale, localeNames } from '../../../content/locale'
import type { Review } from '../../../contract/versions'
import { useEditor, useEditorState } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { publishWords } from './words'

/** PUB-12: whether the default language stands where a translation is missing. */
export const FillUp = ({ isLeavingGaps }: { isLeavingGaps: boolean }) => {
  const { store } = useEditor()
  const words = useWords(publishWords)
  const isFilledUp = useEditorState(state => state.isFilledUp)
  return (
    <Switch
      label={words.fillUp}
      hint={useFillUpHint(isLeavingGaps)}
      checked={isFilledUp}
      onChange={isOn => store.set(state => ({ ...state, isFilledUp: isOn }))}
    />
  )
}

/** What it means for visitors. */
export const useFillUpHint = (isLeavingGaps: boolean): string => {
  const words = useWords(publishWords)
  const { defaultLocale } = useEditor().data.model.site
  return [words.fillUpHint(localeNames[defaultLocale]), isLeavingGaps ? words.fillUpGaps : ''].filter(Boolean).join(' ')
}

/** Whether a text is missing in the default language itself. */
export const lacksDefault = ({ missing }: Review, { defaultLocale }: { defaultLocale: Locale }) =>
  missing.some(({ locale }) => locale === defaultLocale)
