import type { BookingLink, Link } from '../../content/link'
import { type OptionDefinition, optionTypes, type Poi } from '../../content/option'
import type { Coordinates } from '../../content/rules/mapRoute'
import { choicesOf } from '../../content/rules/optionChoices'
import { useEditor } from '../EditorContext'
import { useWords } from '../i18n/words'
import { LinkTool } from '../panels/LinkTool'
import { BookingLinkControl } from './BookingLinkControl'
import { Choices } from './Choices'
import { ColorControl } from './ColorControl'
import { LocationControl } from './LocationControl'
import { NumberControl } from './NumberControl'
import { PoiControl } from './PoiControl'
import { RouteControl } from './RouteControl'
import { TextControl } from './TextControl'
import { valueWords } from './words'

/** The control of one option, by its type (OPT-2). */
export const OptionControl = ({
  definition,
  value,
  onChange,
}: {
  definition: OptionDefinition
  value: unknown
  onChange: (value: unknown) => void
}) => {
  const words = useWords(valueWords)
  const label = definition.label[useEditor().data.editorLocale]
  // OPT-3: the words of the rule stay as they are.
  if (!optionTypes.includes(definition.type))
    return (
      <p className="v-problem">
        {words.unknownOption} <span lang="en">{`Unknown Option: ${label}`}</span>
      </p>
    )
  const offered = choicesOf(definition)
  if (offered) return <Choices offered={offered} label={label} value={value} onChange={onChange} />
  switch (definition.type) {
    case 'checkbox':
      return (
        <label className="v-check">
          <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} />
          {label}
        </label>
      )
    case 'number':
      return <NumberControl definition={definition} label={label} value={Number(value)} onChange={onChange} />
    case 'color':
      return <ColorControl label={label} value={value ?? null} onChange={onChange} />
    case 'link':
      return (
        <fieldset>
          <legend>{label}</legend>
          <LinkTool value={value as Link | null} onChoose={onChange} onRemove={() => onChange(null)} />
        </fieldset>
      )
    case 'bookingLink':
      return <BookingLinkControl label={label} value={value as BookingLink | null} onChange={onChange} />
    case 'poi':
      return <PoiControl label={label} value={value as Poi[]} onChange={onChange} />
    case 'mapRoute':
      return <RouteControl label={label} value={value as Coordinates} onChange={onChange} />
    case 'location':
      return <LocationControl label={label} value={value as string[]} onChange={onChange} />
    default:
      return <TextControl label={label} value={String(value ?? '')} onChange={onChange} />
  }
}
