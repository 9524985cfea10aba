import { Eye } from 'lucide-react'
import { fieldHandles } from '../../render/block'
import { useEditor } from '../EditorContext'
import type { MenuAction, Target } from './action'

/** EDIT-10: which of the section's fields are shown. */
const VisibilityPanel = ({ target }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const handles = Object.values(fieldHandles(target.definition, target.group))
  return (
    <fieldset className="v-checks" aria-label={visibility.label[editor.data.editorLocale]}>
      {handles.map(handle => (
        <label key={handle.name} className="v-check">
          <input
            type="checkbox"
            checked={handle.field?.visible ?? true}
            onChange={event => editor.edits.fieldVisible(handle, event.target.checked)}
          />
          {handle.definition.label[editor.data.editorLocale]}
        </label>
      ))}
    </fieldset>
  )
}

const visibility: MenuAction = {
  order: 50,
  label: { de: 'Sichtbarkeit', fr: 'Visibilité' },
  icon: Eye,
  appliesTo: ({ field, definition }) => field === null && Object.keys(definition.fields).length > 0,
  Panel: VisibilityPanel,
}
export default visibility
