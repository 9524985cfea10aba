import { common } from '../editor/i18n/common'
import { useLanguage } from '../editor/i18n/language'
import { reasonText } from '../editor/i18n/notices'
import { useWords } from '../editor/i18n/words'

/** While a section is being read, or why it cannot be. */
export const Reading = ({ problem, onRetry }: { problem: string | null; onRetry: () => void }) => {
  const { loading, retry } = useWords(common)
  const language = useLanguage()
  if (!problem) return <p className="v-hint">{loading}</p>
  return (
    <p className="v-problem" role="alert">
      {reasonText({ code: problem }, language)}{' '}
      <button type="button" className="v-link" onClick={onRetry}>
        {retry}
      </button>
    </p>
  )
}
