import { localeOf } from '../../content/rules/route'
import type { CallName } from '../../contract/calls'
import type { Envelope } from '../../contract/errors'
import { safePath } from '../http/safePath'
import { Refusal } from '../Refusal'
import type { ApiContext } from './context'

/** API-6: forms sent without script are answered with a way on, not with JSON. */
export const answerForm = (context: ApiContext, name: CallName, outcome: Envelope | Refusal) => {
  const { request, reply, hosted } = context
  const fields = (request.body ?? {}) as { back?: string; locale?: string }
  const back = safePath(fields.back) ?? `/${hosted.site.defaultLocale}/edit`
  if (name === 'signIn' && outcome instanceof Refusal) {
    const locale = localeOf(back, hosted.site)
    const query = new URLSearchParams({ back, error: outcome.code })
    return reply.redirect(`/${locale}/login?${query}`, 303)
  }
  if (outcome instanceof Refusal) throw outcome
  return reply.redirect(back, 303)
}
