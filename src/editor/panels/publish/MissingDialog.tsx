import { Dialog } from '@base-ui/react/dialog'
import { localeNames } from '../../../content/locale'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { jumpTo } from '../../state/jump'
import { fieldLabel, sectionLabel } from './labels'
import './publish.css'
import { useReview } from './useReview'
import { publishWords } from './words'

/** PUB-2, LANG-2: what is not translated, language by language; each leads to its field in that language. */
export default function MissingDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { close, loading } = useWords(common)
  const { review } = useReview()
  const { editorLocale, model } = editor.data
  const missing = typeof review === 'object' ? review.missing : []
  const languages = model.site.locales.filter(locale => missing.some(entry => entry.locale === locale))
  const intro = typeof review === 'object' ? (missing.length > 0 ? words.missingIntro : words.missingNone) : null
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && editor.openPanel(null)}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog">
          <Dialog.Title>{words.missingTitle}</Dialog.Title>
          <Dialog.Description className="v-hint">
            {intro ?? (review === 'loading' ? loading : words.offline)}
          </Dialog.Description>
          {languages.map(locale => {
            const own = missing.filter(entry => entry.locale === locale)
            return (
              <section key={locale} className="v-missing">
                <h3>
                  {localeNames[locale]} <span className="v-fold-count">{own.length}</span>
                </h3>
                <ul>
                  {own.map(({ groupId, type, fieldName, source }) => (
                    <li key={`${groupId} ${fieldName}`}>
                      <button type="button" onClick={() => void jumpTo(editor, { groupId, field: fieldName, locale })}>
                        <span>
                          {[sectionLabel(type, editorLocale), fieldLabel(type, fieldName, editorLocale)]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                        <span className="v-hint">{source}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
