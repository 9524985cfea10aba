import { useEffect, useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import { localizeText } from '../../../content/rules/localize'
import { routePath } from '../../../content/rules/route'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { Fold } from '../../kit/Fold'
import { historyWords } from './words'

type Deleted = ReplyOf<typeof calls.listDeletedPages>[number]

/** Pages of the site that were deleted in the last 30 days. Bringing one back opens it. */
export const DeletedPages = () => {
  const editor = useEditor()
  const words = useWords(historyWords)
  const { editorLocale, model } = editor.data
  const [pages, setPages] = useState<readonly Deleted[]>([])
  useEffect(() => {
    void editor.ask(calls.listDeletedPages, {}).then(({ data }) => setPages(data ?? []))
  }, [editor])
  const bringBack = async (id: string) => {
    const answer = await editor.ask(calls.undeletePage, { id })
    if (!answer.success)
      return editor.notify({ kind: 'error', code: 'history', reason: answer.code, detail: answer.error })
    const address = routePath({ locale: model.locale, mode: 'edit', collection: null, segment: id })
    await editor.leaveTo(`${address}?toolbar=1`)
  }
  if (pages.length === 0) return null
  return (
    <Fold title={words.deletedPages} count={pages.length}>
      <ul className="v-history">
        {pages.map(page => (
          <li key={page.id}>
            <div>
              <p>{localizeText(page.name, model.locale, model.site.defaultLocale)}</p>
              <p className="v-hint">{momentInWords(page.deletedAt, editorLocale)}</p>
            </div>
            <button type="button" className="v-button" onClick={() => void bringBack(page.id)}>
              {words.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
