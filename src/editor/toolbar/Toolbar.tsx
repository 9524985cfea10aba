import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar'
import { Files, Redo2, Settings2, Undo2, X } from 'lucide-react'
import { useEditor, useEditorState } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { panels } from '../panels/registry'
import { BarButton } from './BarButton'
import { BarIcon } from './BarIcon'
import { LanguageMenu } from './LanguageMenu'
import { MoreMenu } from './MoreMenu'
import { StatusArea } from './StatusArea'
import './toolbar.css'

/** EDIT-1: a floating bar at the bottom, above the page and above the keyboard of a phone. One stop of the Tab key; arrows go through it. */
export const Toolbar = () => {
  const editor = useEditor()
  const words = useWords(common)
  const canUndo = useEditorState(state => state.canUndo)
  const canRedo = useEditorState(state => state.canRedo)
  const panel = useEditorState(state => state.panel)
  return (
    <BaseToolbar.Root className="v-toolbar" aria-label={words.toolbar}>
      {(['settings', 'pages'] as const).map(name =>
        panels[name] ? (
          <BarButton
            key={name}
            icon={icons[name]}
            label={words[name]}
            aria-expanded={panel === name}
            onClick={() => editor.openPanel(panel === name ? null : name)}
          />
        ) : null,
      )}
      <LanguageMenu />
      <BarIcon label={words.undo} data-undo isDisabled={!canUndo} onClick={() => void editor.undo()}>
        <Undo2 size={20} />
      </BarIcon>
      <BarIcon label={words.redo} isDisabled={!canRedo} onClick={() => void editor.redo()}>
        <Redo2 size={20} />
      </BarIcon>
      <StatusArea />
      <MoreMenu />
      <BarIcon className="v-close" label={words.close} onClick={() => editor.setOn(false)}>
        <X size={20} />
      </BarIcon>
    </BaseToolbar.Root>
  )
}

const icons = { settings: Settings2, pages: Files }
