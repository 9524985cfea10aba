import type { DifferentPlace } from '../../../content/rules/versionDifferences'
import { useEditor, useEditorState } from '../../EditorContext'
import { elementOf } from '../../frame/elementOf'
import { useBox } from '../../frame/useBox'
import { useWords } from '../../i18n/words'
import { sectionLabel } from '../publish/labels'
import { historyWords } from './words'

/** Marks above the page what differs from now; each section that differs can be restored alone. */
export const DifferenceMarks = ({
  places,
  sections,
  onRestore,
}: {
  places: readonly DifferentPlace[]
  /** Those that differ, by id. */
  sections: readonly string[]
  onRestore: (groupId: string) => void
}) => {
  return (
    <>
      {places.map(place => (
        <Mark key={`${place.groupId} ${place.field}`} {...place} />
      ))}
      {sections.map(sectionId => (
        <RestoreSection key={sectionId} sectionId={sectionId} onRestore={() => onRestore(sectionId)} />
      ))}
    </>
  )
}

const Mark = (place: DifferentPlace) => {
  const box = useBox(() => elementOf(place.groupId, place.field))
  return box ? <div className="v-difference" style={box} aria-hidden /> : null
}

const RestoreSection = ({ sectionId, onRestore }: { sectionId: string; onRestore: () => void }) => {
  const words = useWords(historyWords)
  const { editorLocale } = useEditor().data
  const type = useEditorState(state => state.viewing?.groups.find(group => group.id === sectionId)?.type)
  const box = useBox(() => elementOf(sectionId, null))
  if (!box || box.top > innerHeight || box.top + box.height < 0) return null
  const name = type ? sectionLabel(type, editorLocale) : undefined
  return (
    <button
      type="button"
      className="v-button v-restore-section"
      style={{ top: Math.max(8, box.top + 8), left: box.left + box.width - 8 }}
      aria-label={name ? `${words.restoreSection}: ${name}` : undefined}
      onClick={onRestore}
    >
      {words.restoreSection}
    </button>
  )
}
