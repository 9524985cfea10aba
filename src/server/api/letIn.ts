import type { Role } from '../../content/site'
import { browserName } from '../http/browserName'
import { beginHalf } from '../http/halfSignIn'
import { rememberBrowser } from '../http/knownBrowser'
import { readToken, setSession } from '../http/session'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import { lockAccount, type Person } from '../storage/people'
import { hasSecondFactor } from '../storage/secondFactor'
import { replaceSession } from '../storage/sessions'
import type { ApiContext } from './context'

export const presentPerson = (person: Person, role: Role) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role,
  isOperator: person.isOperator,
})

/**
 * Opens the session of somebody who has shown a password, or also a second factor. Asked again here is whether that is
 * still enough: checking a password takes its time.
 */
export const letIn = async (
  { services, hosted, request, reply }: Pick<ApiContext, 'services' | 'hosted' | 'request' | 'reply'>,
  person: Person & { passwordHash: string | null },
  { role, hasShownFactor }: { role: Role; hasShownFactor: boolean },
) => {
  const siteId = hosted.site.id
  const now = services.clock()
  const token = await services.storage.write(async tx => {
    if ((await lockAccount(tx, person.id)) !== person.passwordHash) throw new Refusal('wrong_credentials')
    if (!hasShownFactor && (await hasSecondFactor(tx.db, person.id))) return null
    await audit(tx, { siteId, kind: 'signIn', personId: person.id, address: request.ip, now })
    return replaceSession(tx, {
      siteId,
      personId: person.id,
      replaced: readToken(request, hosted),
      browser: browserName(request),
      now,
    })
  })
  if (!token) {
    beginHalf({ services, hosted, reply }, person)
    throw new Refusal('second_factor_needed')
  }
  setSession(reply, hosted, token)
  rememberBrowser({ services, hosted, reply }, person, { hasShownFactor })
  return presentPerson(person, role)
}
