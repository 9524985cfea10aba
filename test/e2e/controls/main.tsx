import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { SingleValue } from '../../../src/content/field'
import type { OptionDefinition, OptionType } from '../../../src/content/option'
import { isOptionShown } from '../../../src/content/rules/displayCondition'
import { ValueControl } from '../../../src/editor/actions/ValueControl'
import '../../../src/editor/editor.css'
import { EditorProvider } from '../../../src/editor/EditorContext'
import { OptionControl } from '../../../src/editor/options/OptionControl'
import { createAsk } from '../../../src/editor/state/ask'
import type { Editor } from '../../../src/editor/state/editor'

/** Types that no block uses yet, each drawn by its control; what they give is written to the page. */
const option = (type: string, name: string, more: Partial<OptionDefinition> = {}): OptionDefinition => ({
  type: type as OptionType,
  label: { de: name, fr: `${name} (fr)` },
  default: null,
  ...more,
})

const definitions: Record<string, OptionDefinition> = {
  count: option('number', 'Anzahl', { default: 3, range: { min: 2, max: 6 } }),
  free: option('number', 'Frei', { default: 5 }),
  note: option('text', 'Notiz', { default: '' }),
  many: option('checkbox', 'Viele', {
    default: false,
    displayConditions: [{ option: 'count', comparison: '>', value: 4 }],
  }),
  position: option('textPosition', 'Lage', { default: 'top-left', filter: ['top-left', 'center-right'] }),
  points: option('poi', 'Punkte', { default: [] }),
  route: option('mapRoute', 'Weg', { default: [] }),
  booking: option('bookingLink', 'Buchung'),
  branches: option('location', 'Filialen', { default: [] }),
  strange: option('hologram', 'Hologramm'),
}

const initial = Object.fromEntries(Object.entries(definitions).map(([name, { default: value }]) => [name, value]))
const editorLocale = new URLSearchParams(location.search).get('language') ?? 'de'
const ask = createAsk(() => undefined)
const editor = { data: { editorLocale }, ask } as unknown as Editor

const Controls = () => {
  const [values, setValues] = useState<Record<string, unknown>>(initial)
  return (
    <>
      {Object.entries(definitions)
        .filter(([, definition]) => isOptionShown(definition, values))
        .map(([name, definition]) => (
          <OptionControl
            key={name}
            definition={definition}
            value={values[name]}
            onChange={value => setValues(known => ({ ...known, [name]: value }))}
          />
        ))}
      {(['date', 'time', 'boolean'] as const).map(kind => (
        <ValueControl
          key={kind}
          kind={kind}
          label={kind}
          value={(values[kind] ?? null) as SingleValue}
          onChange={value => setValues(known => ({ ...known, [kind]: value }))}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

createRoot(document.getElementById('vitrine-editor')!).render(
  <EditorProvider editor={editor}>
    <Controls />
  </EditorProvider>,
)
