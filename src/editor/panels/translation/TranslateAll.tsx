import { useEffect, useState } from 'react'
import { type Locale, localeNames } from '../../../content/locale'
import { calls } from '../../../contract/calls'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import './translation.css'
import { useTranslateAll } from './useTranslateAll'
import { translationWords } from './words'

/** LANG-1, PUB-12: fills in everything that is missing, with progress and an end to it; says why where it cannot. */
export const TranslateAll = ({ onEnd, withSite = false }: { onEnd: () => void; withSite?: boolean }) => {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { colon } = useWords(common)
  const { editorLocale } = editor.data
  const { progress, problem, isBusy, start, cancel } = useTranslateAll(onEnd)
  const reasons = useReasons()
  const others = editor.data.model.site.locales.length - 1
  const isImpossible = reasons !== null && reasons.length === others
  const { pageId } = editor.store.get()
  return (
    <div className="v-translation">
      <p className="v-hint">{words.allHint}</p>
      {isBusy ? (
        <div className="v-translation-progress">
          <progress aria-label={words.allTitle} max={progress?.total || 1} value={progress?.done ?? 0} />
          <span>{words.progress(`${progress?.done ?? 0} / ${progress?.total ?? '…'}`)}</span>
          <button type="button" className="v-button" disabled={!progress} onClick={() => void cancel()}>
            {words.stop}
          </button>
        </div>
      ) : (
        <div className="v-translation-actions">
          <button
            type="button"
            className="v-button v-raised"
            disabled={reasons === null || isImpossible}
            onClick={() => void start(pageId)}
          >
            {words.all}
          </button>
          {withSite ? (
            <button
              type="button"
              className="v-button"
              disabled={reasons === null || isImpossible}
              onClick={() => void start(null)}
            >
              {words.allSite}
            </button>
          ) : null}
        </div>
      )}
      <div className="v-translation-problem" role="status">
        {problem ? <p>{reasonText({ code: problem }, editorLocale)}</p> : null}
        <Outcome progress={progress} />
        {isImpossible ? (
          <p>{reasonText(reasons[0]!, editorLocale)}</p>
        ) : (
          reasons?.map(({ locale, code }) => (
            <p key={locale}>{localeNames[locale] + colon + reasonText({ code }, editorLocale)}</p>
          ))
        )}
      </div>
    </div>
  )
}

const Outcome = ({ progress }: { progress: ReturnType<typeof useTranslateAll>['progress'] }) => {
  const words = useWords(translationWords)
  const { editorLocale } = useEditor().data
  if (!progress || progress.state === 'running') return null
  const { state, total, done, skipped, error } = progress
  const said = [
    state === 'failed' ? reasonText({ code: error ?? '' }, editorLocale) : '',
    state === 'cancelled' ? words.cancelled : '',
    total === 0 ? words.allNothing : words.allDone(done - skipped.length),
    skipped.length > 0 ? words.skipped(skipped.length) : '',
  ]
  return <p>{said.filter(Boolean).join(' ')}</p>
}

/** The languages that cannot be translated into, and why; null while that is being asked. */
const useReasons = () => {
  const editor = useEditor()
  const [reasons, setReasons] = useState<{ locale: Locale; code: string }[] | null>(null)
  useEffect(() => {
    const { pageId: id } = editor.store.get()
    const { locales, defaultLocale } = editor.data.model.site
    const asked = locales
      .filter(locale => locale !== defaultLocale)
      .map(async locale => {
        const answer = await editor.ask(calls.translationTexts, { id, lang: locale })
        const code = answer.success ? answer.data.problem : answer.code
        return code ? [{ locale, code }] : []
      })
    void Promise.all(asked).then(found => setReasons(found.flat()))
  }, [editor])
  return reasons
}
