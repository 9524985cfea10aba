import { CalendarDays } from 'lucide-react'
import { isChosen } from '../../content/field'
import { useEditor } from '../EditorContext'
import type { MenuAction, PanelProps } from './action'
import { ValueControl } from './ValueControl'

const ValuePanel = ({ target: { field } }: PanelProps) => {
  const editor = useEditor()
  if (!field) return null
  const { value = 'text', label } = field.definition
  return (
    <ValueControl
      kind={value}
      label={label[editor.data.editorLocale]}
      value={field.field?.single ?? null}
      onChange={chosen => editor.edits.single(field, chosen)}
    />
  )
}

/** MODEL-16: what is chosen and not typed. */
const value: MenuAction = {
  order: 11,
  label: { de: 'Wert wählen', fr: 'Choisir la valeur' },
  icon: CalendarDays,
  appliesTo: ({ field }) => field?.definition.kind === 'single' && isChosen(field.definition.value ?? 'text'),
  Panel: ValuePanel,
}
export default value
