import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isRichText, type plainText } from '../../../content/field'
import { type Locale, localeNames } from '../../../content/locale'
import { type TranslationState, translationStates } from '../../../content/rules/translationState'
import { calls } from '../../../contract/calls'
import { common } from '../../../editor/i18n/common'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { TwoVersions } from '../../../editor/kit/TwoVersions'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { useQuery } from '../../place'
import { createJournal } from './journal'
import { TextRow } from './TextRow'
import { createTranslation } from './translation'
import { languageWords } from './words'

/** The texts of a page, source and translation side by side. */
export const Translator = ({ id }: { id: string }) => {
  const { site, person } = useDesk()
  const asked = useQuery().get('to')
  const targets = site.locales.filter(
    locale => locale !== site.defaultLocale && (person.languages?.includes(locale) ?? true),
  )
  const words = useWords(languageWords)
  const to = targets.find(locale => locale === asked) ?? targets[0]
  return (
    <>
      <DeskLink to={['languages']} className="v-item v-back">
        <ArrowLeft size={18} aria-hidden />
        {words.back}
      </DeskLink>
      {to ? <Texts key={to} id={id} to={to} targets={targets} /> : <p className="v-hint">{words.oneLanguage}</p>}
    </>
  )
}

const Texts = ({ id, to, targets }: { id: string; to: Locale; targets: readonly Locale[] }) => {
  const { language } = useDesk()
  const words = useWords(languageWords)
  const { loading } = useWords(common)
  const translation = useTranslation(id, to)
  const service = useService(id, to)
  const { phase, code, name, entries } = useSyncExternalStore(translation.subscribe, translation.get)
  const [filter, setFilter] = useState<TranslationState | null>(null)
  const list = useRef<HTMLUListElement>(null)
  // Chosen once: what becomes done stays in view until another filter is chosen.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const choose = (state: TranslationState | null) => {
    setFilter(state)
    setChosen(state && new Set(entries.filter(entry => entry.state === state).map(entry => entry.id)))
  }
  const shown = entries.filter(entry => !chosen || chosen.has(entry.id))
  const conflict = entries.find(entry => entry.theirs)
  const count = (state: TranslationState) => entries.filter(entry => entry.state === state).length

  const step = (event: KeyboardEvent) => {
    const target = (event.target as HTMLElement).closest<HTMLElement>('[data-target]')
    if (!target || event.nativeEvent.isComposing) return
    const by = stepOf(event, target instanceof HTMLTextAreaElement)
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])]
    const next = places[places.indexOf(target) + by]
    if (next) {
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    } else target.blur()
  }

  if (phase === 'loading') return <p className="v-hint">{loading}</p>
  if (phase === 'failed')
    return (
      <p className="v-problem" role="alert">
        {reasonText({ code }, language)}
      </p>
    )
  const title = name || (id === 'navigation' || id === 'settings' ? words[id] : '')
  return (
    <>
      <h1>{title}</h1>
      <nav className="v-choices" aria-label={words.into}>
        {targets.map(locale => (
          <DeskLink
            key={locale}
            to={['languages', id]}
            query={{ to: locale }}
            className="v-item"
            aria-current={locale === to ? 'page' : undefined}
          >
            {localeNames[locale]}
          </DeskLink>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div className="v-choices" role="group" aria-label={words.filter}>
        <button type="button" className="v-button" aria-pressed={filter === null} onClick={() => choose(null)}>
          {words.all} {entries.length}
        </button>
        {translationStates.map(state => (
          <button
            key={state}
            type="button"
            className="v-button"
            aria-pressed={filter === state}
            onClick={() => choose(state)}
          >
            {count(state)} {words[state](count(state))}
          </button>
        ))}
      </div>
      <p className="v-hint v-keys">{words.keys}</p>
      {id === 'navigation' || id === 'settings' ? null : (
        <p className="v-hint">
          <a href={`/api/v1/languages/xliff?${new URLSearchParams({ id, to })}`} download>
            {words.exportPage}
          </a>
        </p>
      )}
      {typeof service === 'object' ? <p className="v-hint">{reasonText(service, language)}</p> : null}
      {shown.length === 0 ? <p className="v-hint">{words.noneOfState}</p> : null}
      <ul className="v-texts" ref={list} onKeyDownCapture={step}>
        {shown.map(entry => (
          <TextRow
            key={entry.id}
            entry={entry}
            translation={translation}
            pageId={id}
            to={to}
            isTranslatable={service === 'there'}
          />
        ))}
      </ul>
      {conflict?.theirs ? (
        <TwoVersions
          name={null}
          mine={plain(conflict.typed ?? null)}
          theirs={plain(conflict.theirs.value)}
          onChoose={choice => void translation.choose(conflict.id, choice)}
        />
      ) : null}
    </>
  )
}

/** Which text a key leads to: the next, the one before, or none. */
const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, isLine: boolean): -1 | 0 | 1 => {
  if (altKey && key === 'ArrowDown') return 1
  if (altKey && key === 'ArrowUp') return -1
  if (key !== 'Enter' || shiftKey || altKey) return 0
  return isLine || ctrlKey || metaKey ? 1 : 0
}

const plain = (value: Parameters<typeof plainText>[0]) => (isRichText(value) ? value.text : (value ?? ''))

/** Whether texts of this page can be translated by machine, or why not; what belongs to no page cannot. */
const useService = (id: string, lang: Locale): 'unknown' | 'there' | { code: string } => {
  const { ask } = useDesk()
  const [service, setService] = useState<ReturnType<typeof useService>>('unknown')
  useEffect(() => {
    if (id === 'navigation' || id === 'settings') return
    void ask(calls.translationTexts, { id, lang }).then(answer => {
      if (!answer.success) return
      setService(answer.data.problem ? { code: answer.data.problem } : 'there')
    })
  }, [ask, id, lang])
  return service
}

const useTranslation = (id: string, to: Locale) => {
  const { ask, site, person } = useDesk()
  const translation = useMemo(
    () =>
      createTranslation({
        ask,
        id,
        from: site.defaultLocale,
        to,
        journal: createJournal(`${site.key}:${person.id}`, localStorage),
      }),
    [ask, id, to, site.defaultLocale, site.key, person.id],
  )
  useEffect(() => {
    void translation.load()
    const again = () => void translation.sendWaiting()
    addEventListener('online', again)
    const timer = setInterval(() => {
      if (translation.get().entries.some(entry => entry.status === 'waiting')) again()
    }, 10_000)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
      again()
    }
  }, [translation])
  return translation
}
