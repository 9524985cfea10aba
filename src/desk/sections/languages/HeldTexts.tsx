import { useState } from 'react'
import { type Locale, localeNames } from '../../../content/locale'
import type { HeldText } from '../../../contract/xliff'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { newId } from '../../../editor/state/newId'
import { useDesk } from '../../DeskContext'
import { exchangeWords } from './exchangeWords'
import { SourceText } from './SourceText'
import { sendText } from './sendText'

/** What a file has and the site has otherwise: both are shown, and somebody chooses. */
export const HeldTexts = ({ held, to, onDone }: { held: readonly HeldText[]; to: Locale; onDone: () => void }) => {
  const [left, setLeft] = useState(held)
  const settle = (text: HeldText) => {
    setLeft(known => known.filter(other => other !== text))
    onDone()
  }
  return (
    <ul className="v-texts">
      {left.map(text => (
        <Held key={`${text.itemId} ${text.key}`} text={text} to={to} onSettled={() => settle(text)} />
      ))}
    </ul>
  )
}

const Held = ({ text, to, onSettled }: { text: HeldText; to: Locale; onSettled: () => void }) => {
  const { ask, site, language } = useDesk()
  const words = useWords(exchangeWords)
  const [problem, setProblem] = useState<string | null>(null)
  const [base, setBase] = useState(text.version)
  const [current, setCurrent] = useState(text.current)
  const take = async () => {
    const kept = { value: text.sent, base, changeId: newId() }
    const outcome = await sendText(ask, { id: text.pageId ?? text.of, to, text, kept })
    if (outcome.kind === 'taken') return onSettled()
    if (outcome.kind === 'stale') {
      setBase(outcome.current.version)
      setCurrent(outcome.current.value)
    }
    setProblem(reasonText({ code: outcome.kind === 'stale' ? 'stale_base' : outcome.code }, language))
  }
  const side = (title: string, value: HeldText['sent'], lang: Locale) => (
    <div lang={lang}>
      <h3 className="v-quiet">{title}</h3>
      <SourceText value={value} empty={words.empty} />
    </div>
  )
  return (
    <li className="v-text">
      <p className="v-text-head">{words[text.reason]}</p>
      {side(`${words.source} (${localeNames[site.defaultLocale]})`, text.source, site.defaultLocale)}
      <div>
        {side(words.current, current, to)}
        {side(words.sent, text.sent, to)}
        <div className="v-text-actions">
          {text.sent !== null ? (
            <button type="button" className="v-button v-raised" onClick={() => void take()}>
              {words.take}
            </button>
          ) : null}
          <button type="button" className="v-button" onClick={onSettled}>
            {words.keep}
          </button>
          <span className="v-problem" role="status">
            {problem}
          </span>
        </div>
      </div>
    </li>
  )
}
