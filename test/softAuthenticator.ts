import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Place = { host: string; origin: string }

/** A passkey as a device keeps one, for tests without a browser: P-256, no attestation. */
export const createAuthenticator = ({ host, origin }: Place) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const id = randomBytes(32)
  let userHandle = ''

  const authenticatorData = ({
    isVerified,
    attested,
    counted = 0,
  }: {
    isVerified: boolean
    attested?: Buffer
    counted?: number
  }) => {
    // Like those that are kept on several devices, it does not count by itself.
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counted)
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }

  return {
    id: credential.id,
    register: (options: Record<string, unknown>) => {
      userHandle = (options.user as { id: string }).id
      const key = cborMap([
        [Buffer.from([1]), Buffer.from([2])],
        [Buffer.from([3]), Buffer.from([0x26])],
        [Buffer.from([0x20]), Buffer.from([1])],
        [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
        [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = authenticatorData({ isVerified: true, attested })
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('create', options.challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    signIn: (options: Record<string, unknown>, { isVerified = true, counted = 0 } = {}) => {
      const data = authenticatorData({ isVerified, counted })
      const client = clientData('get', options.challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => {
  const { length } = bytes
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([Buffer.from([0xa0 | pairs.length]), ...pairs.flat()])
