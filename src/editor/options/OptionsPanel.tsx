import type { OptionDefinition } from '../../content/option'
import { isOptionShown } from '../../content/rules/displayCondition'
import { optionValue } from '../../content/rules/optionValue'
import type { Target } from '../actions/action'
import { useEditor } from '../EditorContext'
import { OptionControl } from './OptionControl'
import { optionsOf } from './optionsOf'

/** OPT-3: a checkbox saves after this long. */
const checkboxDelay = 100

/** The options of what is selected, each with its control. */
export default function OptionsPanel({ target }: { target: Target }) {
  const editor = useEditor()
  const { group, field } = target
  const stored = field ? (field.field?.options ?? {}) : group.options
  const all = optionsOf(target)
  const values = Object.fromEntries(all.map(([name, option]) => [name, optionValue(option, stored[name])]))
  const change = (name: string, option: OptionDefinition, value: unknown) => {
    const delay = option.type === 'checkbox' ? checkboxDelay : 0
    if (field) editor.edits.fieldOption(field, name, value, delay)
    else editor.edits.groupOption(group, name, value, delay)
    if (option.type === 'location') void editor.reload(group.id)
  }
  return (
    <div className="v-form">
      {all
        .filter(([, option]) => isOptionShown(option, values))
        .map(([name, option]) => (
          <OptionControl
            key={name}
            definition={option}
            value={values[name]}
            onChange={value => change(name, option, value)}
          />
        ))}
    </div>
  )
}
