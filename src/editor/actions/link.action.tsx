import { Link2 } from 'lucide-react'
import type { Link } from '../../content/link'
import { useEditor } from '../EditorContext'
import { LinkTool } from '../panels/LinkTool'
import type { MenuAction, Target } from './action'

const LinkPanel = ({ target, close }: { target: Target; close: () => void }) => {
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

const link: MenuAction = {
  order: 20,
  label: { de: 'Link', fr: 'Lien' },
  icon: Link2,
  appliesTo: ({ field }) => field?.definition.kind === 'button',
  Panel: LinkPanel,
}
export default link
