import { Lock } from 'lucide-react'
import { useId } from 'react'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import type { Views } from '../../parts'
import type { BlockChoice } from './blockChoices'
import { blockIcon } from './blockIcons'
import { Miniature } from './Miniature'
import type { Sample } from './useSamples'
import { addWords } from './words'

/** One block to choose: its preview, icon and name. The whole card is the button. */
export const BlockCard = ({
  choice: { type, definition },
  sample,
  views,
  onChoose,
}: {
  choice: BlockChoice
  sample: Sample | undefined
  views: Views
  onChoose: () => void
}) => {
  const { data } = useEditor()
  const words = useWords(addWords)
  const noteId = useId()
  // SET-6
  const isLocked = definition.isGated === true && !data.isHealthOpticsMember
  const Icon = isLocked ? Lock : blockIcon(type, definition)
  return (
    <li className="v-block" data-locked={isLocked ? '' : undefined}>
      <Miniature sample={sample} views={views} icon={<Icon className="v-mini-icon" size={32} />} />
      <button
        type="button"
        className="v-block-name"
        data-block-type={type}
        disabled={isLocked}
        aria-describedby={isLocked ? noteId : undefined}
        onClick={onChoose}
      >
        <Icon size={18} aria-hidden />
        {definition.label[data.editorLocale]}
      </button>
      {isLocked ? (
        <p id={noteId} className="v-block-note">
          {words.gated}
        </p>
      ) : null}
    </li>
  )
}
