import { Toolbar } from '@base-ui/react/toolbar'
import { RotateCcw, Upload } from 'lucide-react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { publishWords } from '../panels/publish/words'
import { BarIcon } from './BarIcon'

/** PUB-2: publish when something changed; where translations are missing it says how many and leads to them. */
export const PublishArea = () => {
  const editor = useEditor()
  const words = useWords(common)
  const { missing: missingWords } = useWords(publishWords)
  const isChanged = useEditorState(state => state.isChanged)
  const missing = useEditorState(state => (state.isFilledUp ? 0 : state.missing))
  const { isGated, isPublished } = editor.data
  if (!isChanged) return null
  return (
    <>
      {isPublished ? (
        <BarIcon label={words.revert} onClick={() => editor.openPanel('revert')}>
          <RotateCcw size={20} />
        </BarIcon>
      ) : null}
      {missing > 0 && isGated ? (
        <Toolbar.Button className="v-button v-attention" onClick={() => editor.openPanel('translations')}>
          <span>{words.publish}</span> <span>{missingWords(missing)}</span>
        </Toolbar.Button>
      ) : (
        <Toolbar.Button className="v-button v-primary" onClick={() => editor.openPanel('publish')}>
          <Upload size={18} aria-hidden />
          {words.publish}
        </Toolbar.Button>
      )}
    </>
  )
}
