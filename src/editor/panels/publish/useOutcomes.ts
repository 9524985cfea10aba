import { localizeText } from '../../../content/rules/localize'
import type { ReplyOf } from '../../../contract/call'
import type { calls } from '../../../contract/calls'
import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'
import { reasonText } from '../../i18n/notices'

type Outcomes = ReplyOf<typeof calls.publishAll>

/** PUB-9: which of all the pages did not go along and why; null when each did. */
export const useOutcomes = (review: Review | null) => {
  const { model, editorLocale } = useEditor().data
  const { page, locale, site } = model
  const names = new Map([
    [page.id, page.name],
    ...(review?.otherPages ?? []).map(other => [other.id, other.name] as const),
  ])
  return (outcomes: Outcomes): string | null => {
    const stopped = outcomes.filter(outcome => !outcome.success)
    if (stopped.length === 0) return null
    return stopped
      .map(({ id, code }) => {
        const name = localizeText(names.get(id) ?? {}, locale, site.defaultLocale) || id
        return `«${name}»: ${reasonText({ code: code ?? '' }, editorLocale)}`
      })
      .join(' ')
  }
}
