import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { BlockCategory } from '../../content/defineBlock'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import './add/add.css'
import { addSection } from './add/addSection'
import { BlockCard } from './add/BlockCard'
import { blockChoices, findChoices } from './add/blockChoices'
import './add/blockStyles'
import { CategoryChips } from './add/CategoryChips'
import { moveByArrows } from './add/moveByArrows'
import { useSamples } from './add/useSamples'
import { addWords } from './add/words'

const all = blockChoices()
const allTypes = all.flatMap(({ choices }) => choices.map(({ type }) => type))

/** EDIT-9: every block that can be added, in small, by category. On a phone it is a sheet at the bottom. */
export default function AddPanel() {
  const editor = useEditor()
  const after = useEditorState(state => state.addAfter)
  const { addSection: title, close } = useWords(common)
  const words = useWords(addWords)
  const samples = useSamples(allTypes)
  const [category, setCategory] = useState<BlockCategory | null>(null)
  const [wanted, setWanted] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const hasAdded = useRef(false)
  const shut = () => editor.openPanel(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveByArrows(event)
    if (event.key !== 'Escape') return
    // Only the panel closes; the selection behind it stays.
    event.stopPropagation()
    shut()
  }
  const add = async (type: string) => {
    if (hasAdded.current) return
    hasAdded.current = true
    hasAdded.current = await addSection(editor, type, after)
  }
  const found = findChoices(all, { wanted, locale: editor.data.editorLocale, categoryNames: words })
  const shown = wanted.trim() || !category ? found : found.filter(entry => entry.category === category)
  return (
    <Dialog.Root open modal="trap-focus" onOpenChange={isOpen => !isOpen && shut()}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-add-backdrop" />
        <Dialog.Popup
          ref={popup}
          className="v-add-panel"
          aria-label={title}
          // On touch the search would bring up the keyboard and hide the blocks.
          initialFocus={() => (matchMedia('(hover: hover)').matches ? search.current : popup.current)}
          finalFocus={() => !hasAdded.current}
          onKeyDown={onKeyDown}
        >
          <div className="v-add-head">
            <h2>{title}</h2>
            <input
              ref={search}
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              value={wanted}
              onChange={event => setWanted(event.target.value)}
            />
            <Dialog.Close className="v-icon" aria-label={close} title={close}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <CategoryChips
            categories={all.map(entry => entry.category)}
            chosen={wanted.trim() ? null : category}
            onChoose={chosen => {
              setCategory(chosen)
              setWanted('')
            }}
          />
          <div className="v-blocks">
            {shown.map(group => (
              <section key={group.category} aria-label={words[group.category]}>
                <h3>{words[group.category]}</h3>
                <ul>
                  {group.choices.map(choice => (
                    <BlockCard
                      key={choice.type}
                      choice={choice}
                      sample={samples.known[choice.type]}
                      views={samples.views}
                      onChoose={() => void add(choice.type)}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {shown.length === 0 ? <p role="status">{words.nothing}</p> : null}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
