import { expect, it } from 'vitest'
import { groupFromDraft } from '../../../content/draft'
import type { EditorState } from '../editorState'
import type { Operation } from '../operation'
import type { Saver } from '../saver'
import { createStore } from '../store'
import { createEdits } from './edits'

it('EDIT-20: a section marked for deletion comes back as it was, at once', () => {
  const group = groupFromDraft({ draft: { type: 'hero' }, shape: 1, makeId: () => crypto.randomUUID() })
  const store = createStore({ groups: [group], versions: {}, pageId: 'page' } as unknown as EditorState)
  const sent: Operation[] = []
  const edits = createEdits(store, { add: (operation: Operation) => sent.push(operation) } as unknown as Saver)
  edits.remove(group)
  const [marked] = store.get().groups
  expect(marked).toMatchObject({ status: 'markedForDeletion', previousStatus: 'published' })
  edits.restore(marked!)
  expect(store.get().groups[0]).toMatchObject({ status: 'published', previousStatus: null })
  expect(sent.at(-1)).toMatchObject({
    call: 'setGroupStatus',
    input: { pageId: 'page', groupId: group.id, from: 'markedForDeletion', to: 'published' },
  })
})
