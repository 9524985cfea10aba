import type { Editor as Writer } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { type RichText, richTextDocSchema } from '../../content/richText'
import { cleanRichText } from '../../content/rules/cleanRichText'
import { storePicture } from '../media/storePicture'
import type { Editor } from '../state/editor'

type PicturePlace = {
  editor: Editor
  writer: Writer
  /** Where it was dropped; else where the caret is. */
  at?: number
  /** The text as it is by now, once it is no longer being written. */
  left: { read: () => RichText | null; write: (rich: RichText) => void }
}

/** EDIT-25: stores a file and puts it into the text; one that was left meanwhile gets it at its end. */
export const putPicture = ({ editor, writer, at, left }: PicturePlace, file: File) =>
  storePicture(editor, file, mediaId => {
    if (writer.isDestroyed) left.write(withPicture(left.read(), mediaId))
    else insertPicture(writer, mediaId, at)
  })

/** It is selected then: its description is at hand, and Enter goes on below it. */
const insertPicture = ({ state, view }: Writer, mediaId: string, at = state.selection.to) => {
  const node = state.schema.nodes.image?.create({ mediaId })
  if (!node) return
  const place = Math.min(at, state.doc.content.size)
  const { tr } = state
  tr.replaceRangeWith(place, place, node)
  let found = -1
  tr.doc.descendants((entry, position) => {
    if (entry === node) found = position
  })
  if (found >= 0) tr.setSelection(NodeSelection.create(tr.doc, found)).scrollIntoView()
  view.dispatch(tr)
}

const withPicture = (rich: RichText | null, mediaId: string): RichText => {
  const content = richTextDocSchema.safeParse(rich?.json).data?.content ?? []
  return cleanRichText({ type: 'doc', content: [...content, { type: 'image', attrs: { mediaId } }] })
}
