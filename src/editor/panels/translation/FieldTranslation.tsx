import { useCallback, useEffect, useState } from 'react'
import { isRichText, plainText } from '../../../content/field'
import { localeNames } from '../../../content/locale'
import type { RichText } from '../../../content/richText'
import { calls } from '../../../contract/calls'
import type { TranslationChanges } from '../../../contract/translation'
import type { FieldHandle } from '../../../render/block'
import { useEditor, useEditorState } from '../../EditorContext'
import { common } from '../../i18n/common'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import type { Answer } from '../../state/ask'
import { SourceChanges } from './SourceChanges'
import { translationWords } from './words'

type Value = string | RichText
type Written = { itemId: string; key: string; value: Value; version: number }

/** The source of a text, what changed in it, and what can be done about it. */
export const FieldTranslation = ({ handle }: { handle: FieldHandle }) => {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { loading } = useWords(common)
  const { editorLocale, model } = editor.data
  const { locale: lang, site } = model
  const itemId = handle.field?.id ?? null
  const pageId = editor.store.get().pageId
  const [known, setKnown] = useState<TranslationChanges | 'loading' | 'failed'>('loading')
  const [proposal, setProposal] = useState<Value | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const refusal = useEditorState(state => state.translation?.problem ?? null)

  const read = useCallback(async () => {
    if (!itemId) return setKnown('failed')
    await editor.saver.flush()
    const answer = await editor.ask(calls.translationChanges, { pageId, itemId, key: 'text', lang })
    setKnown(answer.data ?? 'failed')
  }, [editor, itemId, lang, pageId])
  useEffect(() => void read(), [read])

  /** Does it, shows what went wrong, and what is there afterwards. */
  const act = async <T,>(run: () => Promise<Answer<T>>, then: (data: T) => void = () => {}) => {
    setBusy(true)
    setProblem(null)
    const isSaved = await editor.saver.flush()
    const answer = isSaved ? await run() : null
    if (answer?.success) then(answer.data)
    else setProblem(reasonText({ code: answer?.code ?? 'offline' }, editorLocale))
    await read()
    setAsking(false)
    setBusy(false)
  }
  const show = (written: Written) => {
    editor.take(written)
    editor.store.set(state => ({ ...state, canUndo: true, canRedo: false }))
    editor.recount()
  }
  if (!itemId || known === 'failed') return <p className="v-hint">{words.noSource}</p>
  if (known === 'loading') return <p className="v-hint">{loading}</p>

  const { state, source, target, sentences, isPaired, version } = known
  const place = { pageId, itemId, key: 'text' as const }
  const pair = { from: site.defaultLocale, to: lang }
  const translate = (overwrite: boolean) =>
    act(() => editor.ask(calls.translateField, { pageId, fieldId: itemId, ...pair, overwrite, base: version }), show)
  const update = () => act(() => editor.ask(calls.updateTranslation, { ...place, lang, base: version }), show)
  const propose = () =>
    act(
      () => editor.ask(calls.proposeTranslation, { ...place, ...pair }),
      ({ value }) => setProposal(value),
    )
  const confirm = () =>
    act(
      () => editor.ask(calls.confirmTranslation, { pageId, texts: [{ itemId, key: 'text', lang, base: version }] }),
      ({ versions }) => {
        const key = `text:${lang}`
        show({ itemId, key, value: target!, version: versions[`${itemId} ${key}`] ?? version })
      },
    )
  const accept = async () => {
    if (proposal === null) return
    if (isRichText(proposal)) editor.edits.richText(handle, lang, proposal)
    else editor.edits.text(handle, lang, proposal)
    setProposal(null)
    await editor.saver.flush()
    await read()
  }
  if (source === null) return <p className="v-hint">{words.noSource}</p>
  const cannot = refusal ? reasonText({ code: refusal }, editorLocale) : null
  const button = (label: string, run: () => Promise<void>, { isMain = false, needsService = false } = {}) => (
    <button
      type="button"
      className={isMain ? 'v-button v-primary' : 'v-button v-raised'}
      disabled={isBusy || (needsService && cannot !== null)}
      onClick={() => void run()}
    >
      {label}
    </button>
  )
  return (
    <div className="v-translation">
      <p className="v-translation-state" data-state={state}>
        {words[state]}
      </p>
      {state === 'outdated' && sentences.length > 0 ? (
        <SourceChanges sentences={sentences} locale={site.defaultLocale} />
      ) : (
        <section className="v-translation-source">
          <h3>{words.source(localeNames[site.defaultLocale])}</h3>
          <p lang={site.defaultLocale}>{plainText(source)}</p>
        </section>
      )}
      {proposal === null ? null : (
        <section className="v-translation-source">
          <h3>{words.proposal}</h3>
          <p lang={lang}>{plainText(proposal)}</p>
          <div className="v-translation-actions">{button(words.accept, accept, { isMain: true })}</div>
        </section>
      )}
      {isAsking ? <p className="v-hint">{words.replaceAsk}</p> : null}
      {state === 'outdated' && !isPaired ? <p className="v-hint">{words.notPaired}</p> : null}
      {state === 'outdated' && isPaired ? <p className="v-hint">{words.updateHint}</p> : null}
      <div className="v-translation-actions">
        {state === 'missing'
          ? button(words.translate, () => translate(false), { isMain: true, needsService: true })
          : null}
        {state === 'outdated' && isPaired ? button(words.update, update, { isMain: true, needsService: true }) : null}
        {state === 'outdated' && !isPaired && proposal === null
          ? button(words.propose, propose, { isMain: true, needsService: true })
          : null}
        {state === 'outdated' ? button(words.stillRight, confirm) : null}
        {state === 'machine' ? button(words.isRight, confirm, { isMain: true }) : null}
        {state === 'machine' || state === 'done'
          ? isAsking
            ? button(words.replace, () => translate(true), { needsService: true })
            : button(words.again, async () => setAsking(true), { needsService: true })
          : null}
      </div>
      <p className="v-translation-problem" role="status">
        {isBusy ? words.working : (problem ?? cannot)}
      </p>
    </div>
  )
}
