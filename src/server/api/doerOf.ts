import type { Doer } from '../storage/audit'
import type { ApiContext } from './context'

/** Whose doing a call is, for the log. */
export const doerOf = ({ services, session, request }: Pick<ApiContext, 'services' | 'session' | 'request'>): Doer => ({
  personId: session?.person.id ?? null,
  address: request.ip,
  now: services.clock(),
})
