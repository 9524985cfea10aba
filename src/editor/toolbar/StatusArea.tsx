import { useEditorState } from '../EditorContext'
import type { EditorState } from '../state/editorState'
import { PlannedMoment } from './PlannedMoment'
import { Present } from './Present'
import { PublishArea } from './PublishArea'
import { SavingState } from './SavingState'

/** Where the work stands: saved, by whom else it is seen, waiting to be published. A row of its own on a phone. */
export const StatusArea = () => {
  const isQuiet = useEditorState(state => isNothingToSay(state))
  return (
    <div className="v-status" data-quiet={isQuiet ? '' : undefined}>
      <SavingState />
      <Present />
      <PlannedMoment />
      <PublishArea />
    </div>
  )
}

const isNothingToSay = ({ isChanged, saving, problem, present, goesLiveAt }: EditorState) =>
  !isChanged && !problem?.isUnsaved && saving === 'saved' && present.length === 0 && goesLiveAt === null
