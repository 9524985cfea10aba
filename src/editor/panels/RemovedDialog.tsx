import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useEditor } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import { CopyTexts, KeptTexts, useKeptTexts } from './KeptTexts'

const text = defineWords({
  de: {
    title: 'Sie gehören nicht mehr zu dieser Website',
    intro: 'Eine Admin-Person hat Ihren Zugang entfernt. Sie können hier nichts mehr speichern.',
    kept: 'Das ist nicht gespeichert. Kopieren Sie es, wenn Sie es noch brauchen:',
    leave: 'Zur Website',
  },
  fr: {
    title: 'Vous ne faites plus partie de ce site',
    intro: 'Un administrateur a retiré votre accès. Vous ne pouvez plus rien enregistrer ici.',
    kept: 'Ceci n’est pas enregistré. Copiez-le si vous en avez encore besoin :',
    leave: 'Vers le site',
  },
})

/** Somebody was removed while they write: they are told so, and take along what can no longer be saved. */
export default function RemovedDialog() {
  const editor = useEditor()
  const words = useWords(text)
  const texts = useKeptTexts(() => true)
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
            <a className="v-button v-primary" href={`/${editor.data.model.locale}`}>
              {words.leave}
            </a>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
