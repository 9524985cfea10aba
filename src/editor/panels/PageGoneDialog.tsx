import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useState } from 'react'
import { plainText } from '../../content/field'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { defineWords, useWords } from '../i18n/words'
import type { Operation } from '../state/operation'
import { useStore } from '../state/store'
import './pageGone.css'

const text = defineWords({
  de: {
    title: 'Diese Seite wurde gelöscht',
    intro: 'Jemand hat die Seite gelöscht, während Sie sie offen hatten.',
    kept: 'Was Sie noch nicht gespeichert hatten, bleibt in diesem Browser. Kommt die Seite zurück, wird es gespeichert.',
    texts: 'Ihre ungespeicherten Texte',
    copy: 'Texte kopieren',
    copied: 'Kopiert',
    other: 'Andere Seite wählen',
  },
  fr: {
    title: 'Cette page a été supprimée',
    intro: 'Quelqu’un a supprimé la page pendant que vous l’aviez ouverte.',
    kept: 'Ce que vous n’aviez pas encore enregistré reste dans ce navigateur. Si la page revient, ce sera enregistré.',
    texts: 'Vos textes non enregistrés',
    copy: 'Copier les textes',
    copied: 'Copié',
    other: 'Choisir une autre page',
  },
})

/** The page was deleted while it is open here: what was typed is kept and can be taken along, and there is a way on. */
export default function PageGoneDialog() {
  const editor = useEditor()
  const words = useWords(text)
  const { retry } = useWords(common)
  const { locale } = editor.data.model
  const [isCopied, setCopied] = useState(false)
  const { pageId } = editor.store.get()
  const texts = unsavedTexts(
    useStore(editor.queue, queue => queue),
    pageId,
  )
  const copy = async () => {
    await navigator.clipboard.writeText(texts.join('\n\n'))
    setCopied(true)
  }
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal container={document.getElementById('vitrine-editor')}>
        <AlertDialog.Backdrop className="v-backdrop" />
        <AlertDialog.Popup className="v-dialog v-small-dialog">
          <AlertDialog.Title>{words.title}</AlertDialog.Title>
          <AlertDialog.Description>{words.intro}</AlertDialog.Description>
          {texts.length > 0 ? (
            <>
              <p>{words.kept}</p>
              <ul className="v-kept" aria-label={words.texts}>
                {texts.map(entry => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </>
          ) : null}
          <div className="v-dialog-actions">
            {texts.length > 0 && navigator.clipboard ? (
              <button type="button" className="v-button" onClick={() => void copy()}>
                {isCopied ? words.copied : words.copy}
              </button>
            ) : null}
            <button type="button" className="v-button" onClick={() => void editor.refresh()}>
              {retry}
            </button>
            <button
              type="button"
              className="v-button v-primary"
              onClick={() => void editor.leaveTo(`/${locale}/edit?pageMenu=1`)}
            >
              {words.other}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const unsavedTexts = (operations: readonly Operation[], pageId: string): string[] => {
  const texts = operations
    .filter(operation => operation.pageId === pageId)
    .flatMap(({ resource, change }) =>
      resource === 'pageValues' && (change.kind === 'text' || change.kind === 'richText')
        ? plainText(change.value)
        : [],
    )
  return [...new Set(texts.map(text => text.trim()).filter(Boolean))]
}
