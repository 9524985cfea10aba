import { useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { usePresentName } from '../state/usePresentName'

/** EDIT-24: who else is on the page. */
export const Present = () => {
  const present = useEditorState(state => state.present)
  const words = useWords(common)
  const nameOf = usePresentName()
  const names = [...new Set(present.map(nameOf))]
  if (names.length === 0) return null
  return (
    <ul className="v-present" aria-label={words.present}>
      {names.slice(0, 3).map(name => (
        <li key={name} title={name}>
          <span aria-hidden>{name.slice(0, 1).toUpperCase()}</span>
          <span className="v-hidden">{name}</span>
        </li>
      ))}
    </ul>
  )
}
