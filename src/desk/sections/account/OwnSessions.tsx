import { useState } from 'react'
import type { ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { useLanguage } from '../../../editor/i18n/language'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import type { Answer } from '../../../editor/state/ask'
import { useDesk } from '../../DeskContext'
import { momentText } from '../../moment'
import { accountWords } from './words'

type Sessions = ReplyOf<typeof calls.readAccount>['sessions']

/** Where one is signed in; each is ended by itself, or all others at once. */
export const OwnSessions = ({ sessions, onChanged }: { sessions: Sessions; onChanged: () => void }) => {
  const { ask } = useDesk()
  const words = useWords(accountWords)
  const language = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const after = (answer: Answer<unknown>) => {
    setProblem(answer.success ? null : reasonText(answer, language))
    onChanged()
  }
  const end = async (id: string) => after(await ask(calls.endSession, { id }))
  const endOthers = async () => after(await ask(calls.endOtherSessions, {}))
  return (
    <section>
      <h2>{words.sessions}</h2>
      <ul className="v-rows">
        {sessions.map(({ id, site, browser, seen, isThis }) => {
          const name = browser || words.unknownBrowser
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                <span className="v-quiet">
                  {site} · {isThis ? words.thisOne : words.seen(momentText(seen, language))}
                </span>
              </div>
              {isThis ? null : (
                <button
                  type="button"
                  className="v-button"
                  aria-label={words.endNamed(`${name}, ${site}`)}
                  onClick={() => void end(id)}
                >
                  {words.end}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.some(({ isThis }) => !isThis) ? (
        <div>
          <button type="button" className="v-button v-raised" onClick={() => void endOthers()}>
            {words.endOthers}
          </button>
        </div>
      ) : null}
      {problem ? (
        <p className="v-problem" role="alert">
          {problem}
        </p>
      ) : null}
    </section>
  )
}
