import { Toolbar } from '@base-ui/react/toolbar'
import { CalendarClock } from 'lucide-react'
import { momentInWords, shortMoment } from '../../content/rules/format'
import { useEditor, useEditorState } from '../EditorContext'
import { useWords } from '../i18n/words'
import { publishWords } from '../panels/publish/words'

/** PUB-10: when the page goes live by itself; leads to where the moment is changed or taken back. */
export const PlannedMoment = () => {
  const editor = useEditor()
  const words = useWords(publishWords)
  const goesLiveAt = useEditorState(state => state.goesLiveAt)
  if (goesLiveAt === null) return null
  const moment = shortMoment(goesLiveAt)
  const [, day, rest] = /^(.{6})(.*)$/.exec(moment) ?? []
  return (
    <Toolbar.Button
      className="v-button v-planned"
      // What is read here is part of its name: so it can be said to a machine.
      aria-label={`${words.scheduled} ${moment}`}
      title={`${words.scheduled} ${momentInWords(goesLiveAt, editor.data.editorLocale)}`}
      onClick={() => editor.openPanel('publish')}
    >
      <CalendarClock size={18} aria-hidden />
      {day}
      <span className="v-planned-rest">{rest}</span>
    </Toolbar.Button>
  )
}
