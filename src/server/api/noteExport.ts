import { audit } from '../storage/audit'
import { writeSite } from '../storage/writeSite'
import type { ApiContext } from './context'
import { doerOf } from './doerOf'

/** SEC-9: what somebody takes along is noted before they have it. */
export const noteExport = (context: ApiContext, filename: string) =>
  writeSite(context.services.storage, context.hosted.site.id, tx =>
    audit(tx, { siteId: context.hosted.site.id, kind: 'exported', subject: filename, ...doerOf(context) }),
  )
