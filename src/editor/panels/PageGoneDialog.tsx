import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { defineWords, useWords } from '../i18n/words'
import { CopyTexts, KeptTexts, useKeptTexts } from './KeptTexts'

const text = defineWords({
  de: {
    title: 'Diese Seite wurde gelöscht',
    intro: 'Jemand hat die Seite gelöscht, während Sie sie offen hatten.',
    kept: 'Was Sie noch nicht gespeichert hatten, bleibt in diesem Browser. Kommt die Seite zurück, wird es gespeichert.',
    other: 'Andere Seite wählen',
  },
  fr: {
    title: 'Cette page a été supprimée',
    intro: 'Quelqu’un a supprimé la page pendant que vous l’aviez ouverte.',
    kept: 'Ce que vous n’aviez pas encore enregistré reste dans ce navigateur. Si la page revient, ce sera enregistré.',
    other: 'Choisir une autre page',
  },
})

/** The page was deleted while it is open here: what was typed is kept and can be taken along, and there is a way on. */
export default function PageGoneDialog() {
  const editor = useEditor()
  const words = useWords(text)
  const { retry } = useWords(common)
  const { locale } = editor.data.model
  const { pageId } = editor.store.get()
  const texts = useKeptTexts(operation => operation.pageId === pageId)
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
              <KeptTexts texts={texts} />
            </>
          ) : null}
          <div className="v-dialog-actions">
            <CopyTexts texts={texts} />
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
