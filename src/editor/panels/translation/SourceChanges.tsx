import type { Locale } from '../../../content/locale'
import type { TranslationChanges } from '../../../contract/translation'
import { useWords } from '../../i18n/words'
import '../publish/publish.css'
import { translationWords } from './words'

type Sentence = TranslationChanges['sentences'][number]

/** LANG-6: what changed in the source, sentence by sentence; what stayed is only counted. */
export const SourceChanges = ({ sentences, locale }: { sentences: readonly Sentence[]; locale: Locale }) => {
  const words = useWords(translationWords)
  const parts = fold(sentences)
  return (
    <section className="v-translation-source">
      <h3>{words.changes}</h3>
      {sentences.every(({ change }) => change === 'same') ? <p className="v-hint">{words.onlyForm}</p> : null}
      <ol className="v-sentences" lang={locale}>
        {parts.map(part =>
          'count' in part ? (
            <li key={part.key} className="v-hint">
              {words.unchanged(part.count)}
            </li>
          ) : (
            <li key={part.key} data-change={part.sentence.change}>
              <span className="v-badge">{words[part.sentence.change]}</span>
              {part.sentence.before ? <del>{part.sentence.before}</del> : null}
              {part.sentence.after ? <ins>{part.sentence.after}</ins> : null}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

type Part = { key: number; count: number } | { key: number; sentence: Sentence }

const fold = (sentences: readonly Sentence[]): Part[] => {
  const parts: Part[] = []
  for (const [key, sentence] of sentences.entries()) {
    const last = parts.at(-1)
    if (sentence.change !== 'same') parts.push({ key, sentence })
    else if (last && 'count' in last) last.count += 1
    else parts.push({ key, count: 1 })
  }
  return parts
}
