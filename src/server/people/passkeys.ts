import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { listPasskeys, type Passkey } from '../storage/passkeys'
import type { Person } from '../storage/people'
import type { Database } from '../storage/storage'

/** Loaded when somebody uses a passkey: no start waits for it. */
const library = () => import('@simplewebauthn/server')

/** Where a passkey is made and used: it works on this host alone. */
export type Place = { host: string; origin: string }

export const registrationOptions = async (
  db: Database,
  { host, site, person, challenge }: { host: string; site: string; person: Person; challenge: string },
): Promise<Record<string, unknown>> => {
  const { generateRegistrationOptions } = await library()
  const known = await listPasskeys(db, person.id)
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: host,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: known.filter(passkey => passkey.host === host),
    // One that the device finds by itself lets in without an e-mail; a simple security key is a second factor.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/** What is kept of a new passkey, or null when it was not made here for this challenge. */
export const readRegistration = async (
  { host, origin }: Place,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> => {
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports] }
}

/** After a password the passkeys of its person are asked for; else whichever the device has for this host. */
export const signInOptions = async (
  db: Database,
  { host, personId, challenge }: { host: string; personId: string | null; challenge: string },
): Promise<Record<string, unknown>> => {
  const { generateAuthenticationOptions } = await library()
  const own = personId ? await listPasskeys(db, personId) : []
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: own.filter(passkey => passkey.host === host),
    userVerification: personId ? 'preferred' : 'required',
  })
  return { ...options }
}

/** The new counter of a passkey that has signed this challenge on this host, or null. */
export const readSignature = async (
  { host, origin }: Place,
  response: AuthenticationResponseJSON,
  { passkey, challenge, isAlone }: { passkey: Passkey; challenge: string; isAlone: boolean },
): Promise<number | null> => {
  const { userHandle } = response.response
  if (passkey.host !== host) return null
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.personId) return null
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // Without a password before it, the device itself makes sure who it is: by PIN, finger or face.
    requireUserVerification: isAlone,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** Which challenge was signed, as far as that can be read. */
export const challengeIn = (clientDataJSON: string): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
