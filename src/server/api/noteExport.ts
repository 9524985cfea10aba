import { audit } from '../storage/audit'
import type { ApiContext } from './context'
import { doerOf } from './doerOf'

/** SEC-9: what somebody takes along is noted before they have it. */
export const noteExport = (context: ApiContext, filename: string) =>
  context.services.storage.write(tx =>
    audit(tx, { siteId: context.hosted.site.id, kind: 'exported', subject: filename, ...doerOf(context) }),
  )
