import { Dialog } from '@base-ui/react/dialog'
import { defineWords, useWords } from '../i18n/words'
import './twoVersions.css'

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

/** EDIT-13: both wrote the same thing; both are shown, and the editor chooses. */
export const TwoVersions = ({
  name,
  what,
  mine,
  theirs,
  onChoose,
}: {
  /** Who the other is, where that is known. */
  name: string | null
  /** What it is called, where the page does not show it. */
  what?: string
  mine: string
  theirs: string
  onChoose: (keep: 'mine' | 'theirs') => void
}) => {
  const words = useWords(text)
  return (
    <Dialog.Root open>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" />
        <Dialog.Popup className="v-dialog">
          <Dialog.Title>{words.title}</Dialog.Title>
          <Dialog.Description>
            {name ?? words.somebody} {words.intro}
          </Dialog.Description>
          {what ? <h3 className="v-versions-of">{what}</h3> : null}
          <div className="v-versions">
            <div>
              <h3>{words.mine}</h3>
              <p>{mine || words.empty}</p>
              <button type="button" className="v-button v-primary" onClick={() => onChoose('mine')}>
                {words.keepMine}
              </button>
            </div>
            <div>
              <h3>{words.theirs}</h3>
              <p>{theirs || words.empty}</p>
              <button type="button" className="v-button" onClick={() => onChoose('theirs')}>
                {words.keepTheirs}
              </button>
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
