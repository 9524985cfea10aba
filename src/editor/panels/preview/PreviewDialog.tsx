import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useEffect, useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { callServer, Unanswered } from '../../../contract/client'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import '../history/history.css'
import { previewWords } from './words'

const lifetimes = [1, 7, 30] as const

/** PUB-11: a link for somebody who shall see the page before it is published. */
export default function PreviewDialog() {
  const editor = useEditor()
  const words = useWords(previewWords)
  const { close } = useWords(common)
  const { editorLocale, model } = editor.data
  const id = editor.store.get().pageId
  const [links, setLinks] = useState<ReplyOf<typeof calls.listPreviews>>([])
  const [made, setMade] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      setProblem(null)
      try {
        await work()
        const { data } = await callServer(calls.listPreviews, { id })
        setLinks(data ?? [])
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        setProblem(words.offline)
      }
    },
    [id, words],
  )
  useEffect(() => void attempt(async () => {}), [attempt])

  const create = (days: number) =>
    attempt(async () => {
      await editor.saver.flush()
      const answer = await callServer(calls.createPreview, {
        id,
        lang: model.locale,
        days,
        changeId: crypto.randomUUID(),
      })
      if (!answer.success) return setProblem(answer.error)
      setMade(answer.data.url)
      setCopied(false)
    })
  const copy = async () => {
    await navigator.clipboard?.writeText(made ?? '')
    setCopied(true)
  }
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && editor.openPanel(null)}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog">
          <Dialog.Title>{words.title}</Dialog.Title>
          <Dialog.Description className="v-hint">{words.intro}</Dialog.Description>
          {made ? (
            <div className="v-field">
              <label htmlFor="v-preview-link">{words.link}</label>
              <div className="v-line">
                <input id="v-preview-link" readOnly value={made} onFocus={event => event.target.select()} />
                <button type="button" className="v-button" onClick={() => void copy()}>
                  {isCopied ? words.copied : words.copy}
                </button>
              </div>
              <p className="v-hint">{words.once}</p>
            </div>
          ) : null}
          <fieldset className="v-when">
            <legend>{words.create}</legend>
            <div className="v-lifetimes">
              {lifetimes.map(days => (
                <button key={days} type="button" className="v-button" onClick={() => void create(days)}>
                  {words.days(days)}
                </button>
              ))}
            </div>
          </fieldset>
          {links.length > 0 ? (
            <>
              <h3 className="v-previews">{words.valid}</h3>
              <ul className="v-history">
                {links.map(link => (
                  <li key={link.id}>
                    <div>
                      <p>
                        {words.until} {momentInWords(link.expires, editorLocale)}
                      </p>
                      <p className="v-hint">{link.person}</p>
                    </div>
                    <button
                      type="button"
                      className="v-button"
                      onClick={() =>
                        void attempt(() =>
                          callServer(calls.revokePreview, { id, previewId: link.id, changeId: crypto.randomUUID() }),
                        )
                      }
                    >
                      {words.revoke}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {problem ? (
            <p className="v-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
