import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as call from '../../contract/passkeys'
import { ownOrigin } from '../http/checkOrigin'
import { endHalf, readHalf } from '../http/halfSignIn'
import { readToken } from '../http/session'
import { checkOwnPassword } from '../people/checkOwnPassword'
import { challengeIn, readRegistration, readSignature, registrationOptions, signInOptions } from '../people/passkeys'
import { newRecoveryCodes, plainCode } from '../people/totp'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import {
  findPasskey,
  insertPasskey,
  newChallenge,
  notePasskeyUse,
  removePasskey,
  takeChallenge,
} from '../storage/passkeys'
import { findPersonById, lockAccount, membershipOn, readPasswordHash } from '../storage/people'
import { countRecoveryCodes, forgetRecoveryCodes, hasSecondFactor, setRecoveryCodes } from '../storage/secondFactor'
import { endOtherSessions } from '../storage/sessions'
import { type ApiContext, acts } from './context'
import { doerOf } from './doerOf'
import { letIn } from './letIn'

const placeOf = ({ hosted, request }: Pick<ApiContext, 'hosted' | 'request'>) => ({
  host: hosted.host.host,
  origin: ownOrigin(request, hosted),
})

/** Used up whatever comes of it. */
const spend = (
  { services, hosted }: Pick<ApiContext, 'services' | 'hosted'>,
  challenge: string,
  personId: string | null,
) =>
  services.storage.write(tx =>
    takeChallenge(tx, challenge, { siteId: hosted.site.id, personId, now: services.clock() }),
  )

/** SEC-1: passkeys of the own account, and signing in with one. */
export const passkeyHandlers = {
  beginPasskey: acts(call.beginPasskey, async (context, { password }) => {
    const { services, hosted, session } = context
    const { person } = session
    const checkStill = await checkOwnPassword(context, password)
    const made = { siteId: hosted.site.id, personId: person.id, now: services.clock() }
    const challenge = await services.storage.write(async tx => {
      await checkStill(tx)
      return newChallenge(tx, made)
    })
    const { host } = hosted.host
    return registrationOptions(services.storage.read, { host, site: hosted.site.name, person, challenge })
  }),

  addPasskey: acts(call.addPasskey, async (context, { name, response }) => {
    const { services, hosted, session, request } = context
    const { storage } = services
    const { id: personId } = session.person
    const challenge = challengeIn(response.response.clientDataJSON)
    if (!(await spend(context, challenge, personId))) throw new Refusal('passkey_refused')
    const made = await readRegistration(placeOf(context), response as RegistrationResponseJSON, challenge)
    if (!made) throw new Refusal('passkey_refused')
    const by = doerOf(context)
    return storage.write(async tx => {
      await lockAccount(tx, personId)
      const isFirst = !(await hasSecondFactor(tx.db, personId))
      const passkey = { ...made, personId, host: hosted.host.host, name: name.trim(), created: by.now }
      if (!(await insertPasskey(tx, passkey))) throw new Refusal('passkey_known')
      // Whoever came in with the password alone comes in again with more.
      if (isFirst) await endOtherSessions(tx, personId, readToken(request, hosted))
      await audit(tx, { siteId: hosted.site.id, kind: 'passkeyAdded', subject: passkey.name, ...by })
      if ((await countRecoveryCodes(tx.db, personId)) > 0) return { recoveryCodes: null }
      const recoveryCodes = newRecoveryCodes()
      await setRecoveryCodes(tx, personId, recoveryCodes.map(plainCode))
      return { recoveryCodes }
    })
  }),

  removePasskey: acts(call.removePasskey, async (context, { id, password }) => {
    const { services, hosted, session } = context
    const personId = session.person.id
    const checkStill = await checkOwnPassword(context, password)
    await services.storage.write(async tx => {
      await checkStill(tx)
      const subject = await removePasskey(tx, personId, id)
      if (subject === null) throw new Refusal('not_found')
      await forgetRecoveryCodes(tx, personId)
      await audit(tx, { siteId: hosted.site.id, kind: 'passkeyRemoved', subject, ...doerOf(context) })
    })
    return {}
  }),

  beginPasskeySignIn: acts(call.beginPasskeySignIn, async ({ services, hosted, request }) => {
    const half = await readHalf({ services, hosted, request })
    const made = { siteId: hosted.site.id, personId: null, now: services.clock() }
    const challenge = await services.storage.write(tx => newChallenge(tx, made))
    return signInOptions(services.storage.read, { host: hosted.host.host, personId: half?.id ?? null, challenge })
  }),

  signInByPasskey: acts(call.signInByPasskey, async (context, { response }) => {
    const { services, hosted, request, reply } = context
    const { storage, clock } = services
    const half = await readHalf({ services, hosted, request })
    const challenge = challengeIn(response.response.clientDataJSON)
    const isFresh = await spend(context, challenge, null)
    const passkey = isFresh ? await findPasskey(storage.read, response.id) : null
    const person = passkey && (await findPersonById(storage.read, passkey.personId))
    const membership = person && (await membershipOn(storage.read, hosted.site.id, person))
    const counter =
      passkey && membership
        ? await readSignature(placeOf(context), response as AuthenticationResponseJSON, {
            passkey,
            challenge,
            // Somebody else's password before it is none.
            isAlone: half?.id !== passkey.personId,
          })
        : null
    const isUsed =
      passkey !== null &&
      counter !== null &&
      (await storage.write(tx => notePasskeyUse(tx, passkey.id, { counter, now: clock() })))
    if (!membership || !isUsed) {
      const refused = { siteId: hosted.site.id, kind: 'signInRefused', subject: 'Passkey', ...doerOf(context) } as const
      await storage.write(tx => audit(tx, refused))
      throw new Refusal('passkey_refused')
    }
    endHalf(reply, hosted)
    // The password that was right before, if it was this person's: it must still be theirs.
    const passwordHash = half?.id === person.id ? half.passwordHash : await readPasswordHash(storage.read, person.id)
    return letIn(context, { ...person, passwordHash }, { role: membership.role, hasShownFactor: true })
  }),
}
