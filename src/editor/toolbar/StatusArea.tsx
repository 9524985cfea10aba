import { useEditorState } from '../EditorContext'
import { Present } from './Present'
import { PublishArea } from './PublishArea'
import { SavingState } from './SavingState'

/** Where the work stands: saved, by whom else it is seen, waiting to be published. A row of its own on a phone. */
export const StatusArea = () => {
  const isQuiet = useEditorState(state => !state.isChanged && state.saving === 'saved' && state.present.length === 0)
  return (
    <div className="v-status" data-quiet={isQuiet ? '' : undefined}>
      <SavingState />
      <Present />
      <PublishArea />
    </div>
  )
}
