import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { localeNames } from '../../../content/locale'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { jumpTo } from '../../state/jump'
import { LanguagesDialog } from '../pages/dialogs/LanguagesDialog'
import { fieldLabel, sectionLabel } from './labels'
import './publish.css'
import { useReview } from './useReview'
import { publishWords } from './words'

/** PUB-2, LANG-2: what is not translated, language by language; each leads to its field in that language. */
export default function MissingDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { close, loading, publish } = useWords(common)
  const { review, readAgain } = useReview()
  const [isChoosing, setChoosing] = useState(false)
  const { editorLocale, model } = editor.data
  const known = typeof review === 'object' ? review : null
  const missing = known?.missing ?? []
  const languages = model.site.locales.filter(locale => missing.some(entry => entry.locale === locale))
  const [first] = languages.flatMap(locale => missing.filter(entry => entry.locale === locale))
  const isDone = known !== null && missing.length === 0
  const jump = ({ groupId, fieldName: field, locale }: (typeof missing)[number]) =>
    void jumpTo(editor, { groupId, field, locale })
  const intro = () => {
    if (!known) return review === 'loading' ? loading : words.offline
    if (isDone) return words.missingNone
    return known.isGated ? `${words.missingIntro} ${words.missingGated}` : words.missingIntro
  }
  const chosen = () => {
    setChoosing(false)
    void readAgain()
  }
  if (isChoosing)
    return <LanguagesDialog page={{ ...model.page, isPublished: known?.isFirst === false }} onClose={chosen} />
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && editor.openPanel(null)}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog">
          <Dialog.Title>{words.missingTitle}</Dialog.Title>
          <Dialog.Description className="v-hint">{intro()}</Dialog.Description>
          {first ? (
            <p className="v-hint v-missing-out">
              {words.missingOut}{' '}
              <button type="button" className="v-link" onClick={() => setChoosing(true)}>
                {words.activeLanguages}
              </button>
            </p>
          ) : null}
          {languages.map(locale => {
            const own = missing.filter(entry => entry.locale === locale)
            return (
              <section key={locale} className="v-missing">
                <h3>
                  {localeNames[locale]} <span className="v-fold-count">{own.length}</span>
                </h3>
                <ul>
                  {own.map(entry => (
                    <li key={`${entry.groupId} ${entry.fieldName}`}>
                      <button type="button" onClick={() => jump(entry)}>
                        <span>
                          {[
                            sectionLabel(entry.type, editorLocale),
                            fieldLabel(entry.type, entry.fieldName, editorLocale),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                        <span className="v-hint">{entry.source}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{close}</Dialog.Close>
            {first ? (
              <button type="button" className="v-button v-primary" onClick={() => jump(first)}>
                {words.toFirst}
              </button>
            ) : null}
            {isDone ? (
              <button type="button" className="v-button v-primary" onClick={() => editor.openPanel('publish')}>
                {publish}
              </button>
            ) : null}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
