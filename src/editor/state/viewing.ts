import type { PageDocument } from '../../content/page'
import { allGroups } from '../../content/rules/document'
import { versionDifferences } from '../../content/rules/versionDifferences'
import { calls } from '../../contract/calls'
import type { VersionEntry } from '../../contract/versions'
import type { References } from '../../render/model'
import type { Editor } from './editor'

/** PUB-6: shows a version of the page in place, with what differs from now. Says so when it could not be read. */
export const viewVersion = async (editor: Editor, entry: VersionEntry): Promise<void> => {
  const { pageId, locale } = editor.store.get()
  await editor.saver.flush()
  const working = await editor.ask(calls.readWorking, { id: pageId })
  const read = await editor.ask(calls.readVersion, { id: pageId, version: String(entry.version), lang: locale })
  if (!working.success || !read.success) {
    const { code: reason, error: detail } = (working.success ? read : working) as { code: string; error: string }
    return editor.notify({ kind: 'error', code: reason === 'offline' ? 'offline' : 'history', reason, detail })
  }
  const { document, loaded, references } = read.data as {
    document: PageDocument
    loaded: Record<string, unknown>
    references: References
  }
  await editor.need(allGroups(document).map(group => group.type))
  const differences = versionDifferences(document, working.data.document as PageDocument)
  const viewing = { entry, groups: document.groups, loaded, references, differences, seq: working.data.seq }
  editor.store.set(state => ({ ...state, selection: null, panel: null, viewing }))
}

/** Back to the page as it is, and to the list of its versions. */
export const leaveVersion = (editor: Editor) => {
  editor.store.set(state => ({ ...state, viewing: null }))
  editor.openPanel('history')
}
