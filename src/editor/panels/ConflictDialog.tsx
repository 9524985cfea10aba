import { Dialog } from '@base-ui/react/dialog'
import { plainText } from '../../content/field'
import type { RichText } from '../../content/richText'
import { applyValue } from '../../content/rules/applyValue'
import { useEditor, useEditorState } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import './conflict.css'

const text = defineWords({
  de: {
    title: 'Zwei Fassungen',
    intro: 'hat das gleichzeitig geändert. Welche Fassung soll gelten?',
    somebody: 'Jemand anders',
    mine: 'Meine Fassung',
    theirs: 'Die andere Fassung',
    keepMine: 'Meine behalten',
    keepTheirs: 'Die andere übernehmen',
    empty: '(leer)',
  },
  fr: {
    title: 'Deux versions',
    intro: 'l’a modifié en même temps. Quelle version garder ?',
    somebody: 'Quelqu’un d’autre',
    mine: 'Ma version',
    theirs: 'L’autre version',
    keepMine: 'Garder la mienne',
    keepTheirs: 'Prendre l’autre',
    empty: '(vide)',
  },
})

/** EDIT-13: the same value changed by both is shown twice, and the editor chooses. */
export const ConflictDialog = () => {
  const editor = useEditor()
  const [conflict] = useEditorState(state => state.conflicts)
  const words = useWords(text)
  if (!conflict) return null
  const choose = (keep: 'mine' | 'theirs') => {
    const value = keep === 'mine' ? conflict.mine : conflict.theirs
    editor.store.set(state => ({
      ...state,
      groups: applyValue(state.groups, { itemId: conflict.itemId, key: conflict.key, value }),
    }))
    editor.setVersion(conflict.itemId, conflict.key, conflict.theirVersion)
    editor.saver.choose(conflict.changeId, keep)
  }
  const show = (value: unknown) =>
    (typeof value === 'string' || (value && typeof value === 'object' && 'json' in value)
      ? plainText(value as string | RichText)
      : JSON.stringify(value ?? '')) || words.empty
  return (
    <Dialog.Root open>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" />
        <Dialog.Popup className="v-dialog">
          <Dialog.Title>{words.title}</Dialog.Title>
          <Dialog.Description>
            {conflict.name ?? words.somebody} {words.intro}
          </Dialog.Description>
          <div className="v-versions">
            <div>
              <h3>{words.mine}</h3>
              <p>{show(conflict.mine)}</p>
              <button type="button" className="v-button v-primary" onClick={() => choose('mine')}>
                {words.keepMine}
              </button>
            </div>
            <div>
              <h3>{words.theirs}</h3>
              <p>{show(conflict.theirs)}</p>
              <button type="button" className="v-button" onClick={() => choose('theirs')}>
                {words.keepTheirs}
              </button>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
