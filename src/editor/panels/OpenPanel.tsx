import { useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { LazyPart } from '../kit/LazyPart'
import { SidePanel } from '../kit/SidePanel'
import { panels } from './registry'

/** The large panel that is open, if one is. */
export const OpenPanel = () => {
  const panel = useEditorState(state => state.panel)
  const words = useWords(common)
  const entry = panel ? panels[panel] : undefined
  if (!entry) return null
  if (!entry.title) return <LazyPart key={panel} load={entry.load} />
  return (
    <SidePanel key={panel} title={words[entry.title]}>
      <LazyPart load={entry.load} loading={<p className="v-hint">{words.loading}</p>} />
    </SidePanel>
  )
}
