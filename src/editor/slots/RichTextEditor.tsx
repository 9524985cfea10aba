import type { RichTextEditorProps } from './RichTextSlot'

export const RichTextEditor = ({ attributes, onLeave }: RichTextEditorProps) => <div {...attributes} onBlur={onLeave} />
