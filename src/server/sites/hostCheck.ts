import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Whether a name leads to this installation is asked of the name itself: with a token that only we can make, good for one
 * host and a minute, and answered with what only we can answer. Every instance knows both, nothing is kept.
 */
const goodForMs = 60_000

export const checkAddress = '/.well-known/vitrine-host/:token'

const sign = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest('base64url')

export const makeCheckToken = (secret: string, host: string, now: number) => {
  const body = `${randomBytes(16).toString('base64url')}.${now + goodForMs}`
  return `${body}.${sign(secret, `host check ${host} ${body}`)}`
}

export const answerToCheck = (secret: string, token: string) => sign(secret, `host check answer ${token}`)

export const isCheckToken = (secret: string, { token, host, now }: { token: string; host: string; now: number }) => {
  const [nonce, expires, signature = ''] = token.split('.')
  const wanted = Buffer.from(sign(secret, `host check ${host} ${nonce}.${expires}`))
  const sent = Buffer.from(signature)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) && Number(expires) > now
}
