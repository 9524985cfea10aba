import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** SEC-1: signs in with a passkey where the browser can (https or localhost); everywhere else there is the password. */
const offerPasskey = (element: HTMLElement) => {
  const button = element.querySelector('button')
  const status = element.querySelector('[role=status]')
  if (!button || !status || !browserSupportsWebAuthn()) return
  const { back = '/', refused = '', failed = '' } = element.dataset
  const signIn = async () => {
    status.textContent = ''
    try {
      const options = await post('/api/v1/auth/passkey/begin', {})
      if (!options.success) throw new Error('too many')
      const response = await startAuthentication({ optionsJSON: options.data as Options })
      const answer = await post('/api/v1/auth/passkey', { response: { ...response, clientExtensionResults: {} } })
      if (answer.success) return location.assign(back)
      status.textContent = answer.status === 401 ? refused : failed
    } catch (error) {
      // Whoever closes the browser's own dialog knows.
      if (!(error instanceof Error && error.name === 'NotAllowedError')) status.textContent = failed
    }
  }
  button.addEventListener('click', () => void signIn())
  element.hidden = false
}

const post = async (address: string, input: object) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return (await response.json()) as { success: boolean; status: number; data: unknown }
}

/** An entry of its own: only the sign-in page loads it. */
for (const element of document.querySelectorAll<HTMLElement>('[data-passkey]')) offerPasskey(element)
