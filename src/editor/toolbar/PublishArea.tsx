import { Toolbar } from '@base-ui/react/toolbar'
import { RotateCcw, Upload } from 'lucide-react'
import { localeNames } from '../../content/locale'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { publishWords } from '../panels/publish/words'
import { BarIcon } from './BarIcon'

/** PUB-2: publish when something changed; where translations are missing it says how many and leads to them. */
export const PublishArea = () => {
  const editor = useEditor()
  const words = useWords(common)
  const lacking = useLacking()
  const isChanged = useEditorState(state => state.isChanged)
  const isIncomplete = useEditorState(state => state.isIncomplete && !state.isFilledUp)
  const { isGated, isPublished } = editor.data
  if (!isChanged) return null
  return (
    <>
      {isPublished ? (
        <BarIcon label={words.revert} onClick={() => editor.openPanel('revert')}>
          <RotateCcw size={20} />
        </BarIcon>
      ) : null}
      {isIncomplete && isGated ? (
        <Toolbar.Button
          className="v-button v-attention"
          title={lacking.inAll}
          onClick={() => editor.openPanel('translations')}
        >
          <span>{words.publish}</span> <span>{lacking.here}</span>
        </Toolbar.Button>
      ) : (
        <Toolbar.Button className="v-button v-primary" onClick={() => editor.openPanel('publish')}>
          <Upload size={18} aria-hidden />
          {words.publish}
        </Toolbar.Button>
      )}
    </>
  )
}

/** What is missing in the language shown, else in the only other one that lacks something; and in all, for the tip. */
const useLacking = () => {
  const words = useWords(publishWords)
  const { colon } = useWords(common)
  const { site, locale } = useEditor().data.model
  const missing = useEditorState(state => state.missing)
  const lacking = site.locales.filter(entry => (missing[entry] ?? 0) > 0)
  const [told = locale] = lacking.includes(locale) ? [locale] : lacking
  const isSeveral = told !== locale && lacking.length > 1
  return {
    here: isSeveral
      ? words.missingInLanguages(lacking.length)
      : `${told.toUpperCase()}${colon}${words.missing(missing[told] ?? 0)}`,
    inAll: lacking.map(entry => `${localeNames[entry]} ${missing[entry]}`).join(', '),
  }
}
