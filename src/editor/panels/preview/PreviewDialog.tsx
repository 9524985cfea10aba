import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useEffect, useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import type { Answer } from '../../state/ask'
import '../history/history.css'
import { previewWords } from './words'

type Links = ReplyOf<typeof calls.listPreviews>

const lifetimes = [1, 7, 30] as const

/** PUB-11: a link for somebody who shall see the page before it is published. */
export default function PreviewDialog() {
  const editor = useEditor()
  const words = useWords(previewWords)
  const { close } = useWords(common)
  const { editorLocale, model } = editor.data
  const id = editor.store.get().pageId
  const [links, setLinks] = useState<Links>([])
  const [made, setMade] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Does something to the links and shows which there are then, or what went wrong. */
  const attempt = useCallback(
    async (work: () => Promise<Answer<unknown> | null>) => {
      setProblem(null)
      const done = await work()
      const answer = done && !done.success ? done : await editor.ask(calls.listPreviews, { id })
      if (!answer.success) return setProblem(reasonText(answer, editorLocale))
      setLinks(answer.data as Links)
    },
    [id, editor, editorLocale],
  )
  useEffect(() => void attempt(async () => null), [attempt])

  const create = (days: number) =>
    attempt(async () => {
      await editor.saver.flush()
      const answer = await editor.ask(calls.createPreview, { id, lang: model.locale, days })
      if (answer.success) setMade(answer.data.url)
      setCopied(false)
      return answer
    })
  const copy = async () => {
    await navigator.clipboard.writeText(made ?? '')
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
                {/* Only with https; by hand it can be copied always. */}
                {navigator.clipboard ? (
                  <button type="button" className="v-button" onClick={() => void copy()}>
                    {isCopied ? words.copied : words.copy}
                  </button>
                ) : null}
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
                      onClick={() => void attempt(() => editor.ask(calls.revokePreview, { id, previewId: link.id }))}
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
