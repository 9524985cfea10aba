import * as call from '../../contract/tokens'
import { checkOwnPassword } from '../people/checkOwnPassword'
import { Refusal } from '../Refusal'
import { insertToken, listTokens, removeToken } from '../storage/apiTokens'
import { audit } from '../storage/audit'
import { writeSite } from '../storage/writeSite'
import { acts, reads, writes } from './context'
import { doerOf } from './doerOf'

const mostTokens = 20

/** API-11: for clients without a browser. */
export const tokenHandlers = {
  listTokens: reads(call.listTokens, async ({ services, hosted, session }) => ({
    tokens: await listTokens(services.storage.read, { siteId: hosted.site.id, personId: session.person.id }),
  })),

  makeToken: acts(call.makeToken, async (context, { name, scope, days, password }) => {
    const { services, hosted, session } = context
    const checkStill = await checkOwnPassword(context, password)
    const owner = { siteId: hosted.site.id, personId: session.person.id }
    const by = doerOf(context)
    return writeSite(services.storage, owner.siteId, async tx => {
      await checkStill(tx)
      if ((await listTokens(tx.db, owner)).length >= mostTokens) throw new Refusal('too_many_tokens')
      const made = await insertToken(tx, owner, { name: name.trim(), scope, days, now: by.now })
      await audit(tx, { siteId: owner.siteId, kind: 'tokenMade', subject: `${made.token.name} (${scope})`, ...by })
      return made
    })
  }),

  removeToken: writes(call.removeToken, async (context, { id }) => {
    const siteId = context.hosted.site.id
    const subject = await removeToken(context.tx, { siteId, personId: context.session.person.id }, id)
    if (subject === null) throw new Refusal('not_found')
    await audit(context.tx, { siteId, kind: 'tokenRemoved', subject, ...doerOf(context) })
    return {}
  }),
}
