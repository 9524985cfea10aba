import type { Role } from '../../content/site'
import { browserName } from '../http/browserName'
import { rememberBrowser } from '../http/knownBrowser'
import { readToken, setSession } from '../http/session'
import { audit } from '../storage/audit'
import type { Person } from '../storage/people'
import { replaceSession } from '../storage/sessions'
import type { ApiContext } from './context'

export const presentPerson = (person: Person, role: Role) => ({
  id: person.id,
  email: person.email,
  name: person.name,
  role,
  isOperator: person.isOperator,
})

/** Opens the session of somebody who has shown all that is asked of them. */
export const letIn = async (
  { services, hosted, request, reply }: Pick<ApiContext, 'services' | 'hosted' | 'request' | 'reply'>,
  person: Person & { passwordHash: string | null },
  role: Role,
) => {
  const siteId = hosted.site.id
  const now = services.clock()
  const token = await services.storage.write(async tx => {
    await audit(tx, { siteId, kind: 'signIn', personId: person.id, address: request.ip, now })
    return replaceSession(tx, {
      siteId,
      personId: person.id,
      replaced: readToken(request, hosted),
      browser: browserName(request),
      now,
    })
  })
  setSession(reply, hosted, token)
  rememberBrowser({ services, hosted, reply }, person)
  return presentPerson(person, role)
}
