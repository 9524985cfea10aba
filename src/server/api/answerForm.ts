import { localeOf } from '../../content/rules/route'
import type { CallName } from '../../contract/calls'
import type { Envelope } from '../../contract/errors'
import { ApiError } from '../ApiError'
import type { ApiContext } from './context'

/** API-6: forms sent without script are answered with a way on, not with JSON. */
export const answerForm = (context: ApiContext, name: CallName, outcome: Envelope | ApiError) => {
  const { request, reply, hosted } = context
  const fields = (request.body ?? {}) as { back?: string; locale?: string }
  const back = safePath(fields.back) ?? `/${hosted.site.defaultLocale}/edit`
  if (name === 'signIn' && outcome instanceof ApiError) {
    const locale = localeOf(back, hosted.site)
    const query = new URLSearchParams({ back, error: outcome.code })
    return reply.redirect(`/${locale}/login?${query}`, 303)
  }
  if (outcome instanceof ApiError) throw outcome
  return reply.redirect(back, 303)
}

/** A path of this site and nothing else: never a way out to another host, nor what no header can carry. */
export const safePath = (path: string | undefined | null): string | null =>
  path && /^\/[A-Za-z0-9~][\x21-\x5b\x5d-\x7e]*$/.test(path) && path.length < 500 ? path : null
