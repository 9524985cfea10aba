import { SlidersHorizontal } from 'lucide-react'
import type { OptionDefinition } from '../../content/option'
import { isOptionShown } from '../../content/rules/displayCondition'
import { optionValue } from '../../content/rules/optionValue'
import { useEditor } from '../EditorContext'
import { OptionControl } from '../options/OptionControl'
import type { MenuAction, Target } from './action'

/** OPT-3: a checkbox saves after this long. */
const checkboxDelay = 100

const optionsOf = ({ field, definition }: Target): [string, OptionDefinition][] =>
  Object.entries((field ? field.definition.options : definition.options) ?? {}).filter(
    ([, option]) => option.editable !== false,
  )

const OptionsPanel = ({ target }: { target: Target; close: () => void }) => {
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

const options: MenuAction = {
  order: 30,
  label: { de: 'Optionen', fr: 'Options' },
  icon: SlidersHorizontal,
  appliesTo: target => optionsOf(target).length > 0,
  Panel: OptionsPanel,
}
export default options
