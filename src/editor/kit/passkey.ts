import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'

/** Loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser')

type Library = Awaited<ReturnType<typeof library>>
type SignInOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type NewOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']

/** A browser knows them over https and on localhost. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function'

/** The person, or why not. Throws what the browser throws when its dialog is closed. */
export const signInByPasskey = async () => {
  const options = await callServer(calls.beginPasskeySignIn, {})
  if (!options.success) return options
  const { startAuthentication } = await library()
  const response = await startAuthentication({ optionsJSON: options.data as unknown as SignInOptions })
  return callServer(calls.signInByPasskey, { response: plain(response) })
}

export const makePasskey = async (options: Record<string, unknown>) => {
  const { startRegistration } = await library()
  return plain(await startRegistration({ optionsJSON: options as unknown as NewOptions }))
}

/** What the browser says of extensions nobody asked about stays here. */
const plain = <T extends { clientExtensionResults: object }>({ clientExtensionResults: _, ...response }: T) => ({
  ...response,
  clientExtensionResults: {} as Record<string, never>,
})

/** Whoever closes the browser's own dialog needs no explanation. */
export const isClosedDialog = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'

/** The device has one for this account and host already. */
export const isKnownPasskey = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'
