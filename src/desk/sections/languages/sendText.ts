import type { Locale } from '../../../content/locale'
import { calls } from '../../../contract/calls'
import type { DeskText } from '../../../contract/languages'
import type { Answer, createAsk } from '../../../editor/state/ask'
import type { Kept, TextValue } from './journal'

export type Ask = ReturnType<typeof createAsk>

type Outcome =
  | { kind: 'taken'; version: number }
  /** Nobody said no: the same is sent again later. */
  | { kind: 'later'; code: string }
  | { kind: 'stale'; current: { value: TextValue; version: number } }
  | { kind: 'refused'; code: string }

/** Saves one text where texts of its kind are saved. */
export const sendText = async (
  ask: Ask,
  {
    id,
    to,
    text,
    kept,
  }: { id: string; to: Locale; text: Pick<DeskText, 'itemId' | 'key' | 'kind' | 'of'>; kept: Kept },
): Promise<Outcome> => {
  const { value, changeId } = kept
  const key = `${text.key}:${to}`
  const keys = { base: { [key]: kept.base }, changeId }
  const line = typeof value === 'string' ? value : null
  switch (text.of) {
    case 'field': {
      const content =
        text.kind === 'rich'
          ? { type: 'localizedRichText' as const, data: { [to]: typeof value === 'string' ? null : value } }
          : { type: 'localizedSingleValue' as const, data: { [to]: line } }
      const data = { content }
      return outcome(await ask(calls.saveData, { itemType: 'field', linkId: text.itemId, data, ...keys }), key)
    }
    case 'picture':
      return outcome(
        await ask(calls.updateMedia, { media: { id: text.itemId, alt: { [to]: line } }, pageId: id, ...keys }),
        key,
      )
    case 'page':
      return outcome(await ask(calls.writePageInfo, { id, lang: to, ...ownText(text.key, to, line), ...keys }), key)
    default: {
      const input = { of: text.of, key: text.key, lang: to, value: line ?? '', base: kept.base, changeId }
      const answer = await ask(calls.writeSiteText, input)
      return answer.success ? { kind: 'taken', version: answer.data.version } : refusal(answer)
    }
  }
}

const ownText = (key: string, to: Locale, line: string | null) => {
  if (key === 'slug') return { slug: { [to]: line ?? '' } }
  if (key === 'name') return { meta: { name: { [to]: line ?? '' } } }
  return { meta: key === 'metaTitle' ? { title: { [to]: line } } : { description: { [to]: line } } }
}

const outcome = (answer: Answer<{ versions: Record<string, number> }>, key: string): Outcome =>
  answer.success ? { kind: 'taken', version: answer.data.versions[key] ?? 0 } : refusal(answer)

const refusal = (answer: Answer<unknown> & { success: false }): Outcome => {
  if (answer.code === 'offline' || answer.code === 'sign_in_needed') return { kind: 'later', code: 'offline' }
  if (answer.status >= 500 || answer.status === 429) return { kind: 'later', code: answer.code }
  const { current } = (answer.details ?? {}) as { current?: { value: TextValue; version: number } }
  return answer.code === 'stale_base' && current ? { kind: 'stale', current } : { kind: 'refused', code: answer.code }
}
