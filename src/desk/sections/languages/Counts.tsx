import { Bot, Check, CircleDashed, History, type LucideIcon } from 'lucide-react'
import { type TranslationState, translationStates } from '../../../content/rules/translationState'
import { useWords } from '../../../editor/i18n/words'
import { languageWords } from './words'

export const stateIcons: Record<TranslationState, LucideIcon> = {
  missing: CircleDashed,
  outdated: History,
  machine: Bot,
  done: Check,
}

/** How many texts are what: a sign and a number each, the words for screen readers and in the legend. */
export const Counts = ({ counts }: { counts: Record<TranslationState, number> }) => {
  const words = useWords(languageWords)
  const open = translationStates.filter(state => state !== 'done' && counts[state] > 0)
  return (
    <span className="v-counts">
      {(open.length > 0 ? open : (['done'] as const)).map(state => {
        const Icon = stateIcons[state]
        return (
          <span key={state} data-state={state}>
            <Icon size={15} aria-hidden />
            {counts[state]} <span className="v-hidden">{words[state](counts[state])}</span>
          </span>
        )
      })}
    </span>
  )
}

export const Legend = () => {
  const words = useWords(languageWords)
  return (
    <p className="v-counts v-quiet" aria-hidden>
      {translationStates.map(state => {
        const Icon = stateIcons[state]
        return (
          <span key={state} data-state={state}>
            <Icon size={15} /> {words[state](2)}
          </span>
        )
      })}
    </p>
  )
}
