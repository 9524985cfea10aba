import type { BlockCategory } from '../../../content/defineBlock'
import { useWords } from '../../i18n/words'
import { addWords } from './words'

export const CategoryChips = ({
  categories,
  chosen,
  onChoose,
}: {
  categories: readonly BlockCategory[]
  /** Null is all of them. */
  chosen: BlockCategory | null
  onChoose: (category: BlockCategory | null) => void
}) => {
  const words = useWords(addWords)
  return (
    <fieldset className="v-chips" aria-label={words.categories}>
      {[null, ...categories].map(category => (
        <button
          key={category}
          type="button"
          className="v-chip"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {words[category ?? 'all']}
        </button>
      ))}
    </fieldset>
  )
}
