import type { Link } from '../../content/link'
import type { Target } from '../actions/action'
import { useEditor } from '../EditorContext'
import { LinkTool } from './LinkTool'

/** Where a button leads. */
export default function LinkPanel({ target, close }: { target: Target; close: () => void }) {
  const editor = useEditor()
  const handle = target.field!
  const choose = (link: Link | null) => {
    editor.edits.fieldOption(handle, 'link', link)
    close()
  }
  return (
    <LinkTool
      value={(handle.field?.options.link as Link | undefined) ?? null}
      onChoose={choose}
      onRemove={() => choose(null)}
    />
  )
}
