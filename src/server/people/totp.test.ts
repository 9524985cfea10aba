import { expect, it } from 'vitest'
import { matchingStep, newRecoveryCodes, newTotpSecret, plainCode, totpAddress, totpCode } from './totp'

/** «12345678901234567890», the secret of the RFC, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('[SEC-1] makes the code of RFC 6238 at %d s', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code)
})

it('[SEC-1] takes a code half a minute early or late, and none twice', () => {
  const now = 1111111111_000
  const step = Math.floor(now / 30_000)
  for (const near of [step - 1, step, step + 1])
    expect(matchingStep(secret, totpCode(secret, near), { now, after: 0 })).toBe(near)
  for (const far of [step - 2, step + 2])
    expect(matchingStep(secret, totpCode(secret, far), { now, after: 0 })).toBeNull()
  expect(matchingStep(secret, totpCode(secret, step), { now, after: step })).toBeNull()
  expect(matchingStep(secret, '', { now, after: 0 })).toBeNull()
})

it('[SEC-1] secrets and recovery codes are long and never the same', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  expect(plainCode(' ABCD-efgh ')).toBe('abcdefgh')
  expect(totpAddress({ secret: 'AB', site: 'Laden & Co', email: 'a@b.ch' })).toBe(
    'otpauth://totp/Laden%20%26%20Co:a%40b.ch?secret=AB&issuer=Laden+%26+Co',
  )
})
