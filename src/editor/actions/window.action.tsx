import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { fromWallTime, toWallTime } from '../../content/rules/zonedTime'
import { useEditor } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import { TextField } from '../kit/TextField'
import type { MenuAction, Target } from './action'

const text = defineWords({
  de: {
    from: 'Sichtbar ab',
    to: 'Sichtbar bis',
    hint: 'Leer heisst: ohne Anfang oder Ende. Es gilt ab dem nächsten Veröffentlichen.',
    wrong: 'Das Ende liegt vor dem Anfang.',
    always: 'Immer zeigen',
  },
  fr: {
    from: 'Visible dès',
    to: 'Visible jusqu’au',
    hint: 'Vide signifie : sans début ou sans fin. Valable dès la prochaine publication.',
    wrong: 'La fin précède le début.',
    always: 'Toujours montrer',
  },
})

/** PUB-10: from when until when visitors see a section. */
const WindowPanel = ({ target: { group } }: { target: Target; close: () => void }) => {
  const editor = useEditor()
  const words = useWords(text)
  const [from, setFrom] = useState(toWallTime(group.window?.from ?? null))
  const [to, setTo] = useState(toWallTime(group.window?.to ?? null))
  const window = { from: fromWallTime(from), to: fromWallTime(to) }
  const isWrong = window.from !== null && window.to !== null && window.from >= window.to
  const save = (next: typeof window) => {
    if (next.from !== null && next.to !== null && next.from >= next.to) return
    editor.edits.window(group, next.from === null && next.to === null ? null : next)
  }
  return (
    <div className="v-fields">
      <TextField
        label={words.from}
        type="datetime-local"
        value={from}
        onChange={value => {
          setFrom(value)
          save({ ...window, from: fromWallTime(value) })
        }}
      />
      <TextField
        label={words.to}
        type="datetime-local"
        value={to}
        hint={words.hint}
        error={isWrong ? words.wrong : null}
        onChange={value => {
          setTo(value)
          save({ ...window, to: fromWallTime(value) })
        }}
      />
      {group.window ? (
        <button
          type="button"
          className="v-button"
          onClick={() => {
            setFrom('')
            setTo('')
            save({ from: null, to: null })
          }}
        >
          {words.always}
        </button>
      ) : null}
    </div>
  )
}

const window: MenuAction = {
  order: 60,
  label: { de: 'Zeitfenster', fr: 'Période' },
  icon: CalendarClock,
  appliesTo: ({ field, board }) => field === null && board === null,
  Panel: WindowPanel,
}
export default window
