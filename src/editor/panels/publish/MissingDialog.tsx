import { Dialog } from '@base-ui/react/dialog'
import { useRef, useState } from 'react'
import { localeNames } from '../../../content/locale'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { jumpTo } from '../../state/jump'
import { LanguagesDialog } from '../pages/dialogs/LanguagesDialog'
import { TranslateAll } from '../translation/TranslateAll'
import { lacksDefault, useFillUpHint } from './FillUp'
import { MissingTexts } from './MissingTexts'
import { OnlyWritten } from './OnlyWritten'
import './publish.css'
import { useReview } from './useReview'
import { publishWords } from './words'

/**
 * PUB-2, PUB-12, LANG-2: what is not translated, and the ways on: a section only in its languages, the default language
 * in place of what is missing, or to each text in its language.
 */
export default function MissingDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { close, loading, publish } = useWords(common)
  const { review, readAgain } = useReview()
  const [isChoosing, setChoosing] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const { model } = editor.data
  const { site } = model
  const known = typeof review === 'object' ? review : null
  const missing = known?.missing ?? []
  const [first] = site.locales.flatMap(locale => missing.filter(entry => entry.locale === locale))
  const isDone = known !== null && missing.length === 0
  const fillUpHint = useFillUpHint(known !== null && lacksDefault(known, site))
  const jump = ({ groupId, fieldName: field, locale }: (typeof missing)[number]) =>
    void jumpTo(editor, { groupId, field, locale })
  const intro = () => {
    if (!known) return review === 'loading' ? loading : words.offline
    if (isDone) return words.missingNone
    return known.isGated ? `${words.missingIntro} ${words.missingWays}` : words.missingIntro
  }
  const fillUp = () => {
    editor.store.set(state => ({ ...state, isFilledUp: true }))
    editor.openPanel('publish')
  }
  const chosen = () => {
    setChoosing(false)
    void readAgain()
  }
  // What was pressed may be gone with what it was about.
  const hidden = () => void readAgain().then(() => popup.current?.focus())
  if (isChoosing)
    return <LanguagesDialog page={{ ...model.page, isPublished: known?.isFirst === false }} onClose={chosen} />
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && editor.openPanel(null)}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup ref={popup} className="v-dialog v-small-dialog">
          <Dialog.Title>{words.missingTitle}</Dialog.Title>
          <Dialog.Description className="v-hint">{intro()}</Dialog.Description>
          {first ? (
            <>
              <section className="v-way">
                <h3>{words.translateAll}</h3>
                <TranslateAll onEnd={() => void readAgain()} />
              </section>
              <OnlyWritten missing={missing} onHidden={hidden} />
              {known?.isGated ? (
                <section className="v-way">
                  <h3>{words.fillUp}</h3>
                  <p className="v-hint">{fillUpHint}</p>
                  <button type="button" className="v-button v-raised" onClick={fillUp}>
                    {words.fillUpPublish(localeNames[site.defaultLocale])}
                  </button>
                </section>
              ) : null}
              <section className="v-way">
                <h3>{words.translate}</h3>
                <p className="v-hint">
                  {words.missingOut}{' '}
                  <button type="button" className="v-link" onClick={() => setChoosing(true)}>
                    {words.activeLanguages}
                  </button>
                </p>
                <MissingTexts missing={missing} onChosen={jump} />
              </section>
            </>
          ) : null}
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
