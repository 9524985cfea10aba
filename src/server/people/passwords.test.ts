import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords'

it('[SEC-1] a password is kept as argon2id with a memory of 19 MB, and only it opens', async () => {
  const hashed = await hashPassword('richtig und lang')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hashed, 'richtig und lang')).toBe(true)
  expect(await isPassword(hashed, 'falsch')).toBe(false)
  expect(await isPassword('no hash', 'richtig und lang')).toBe(false)
  expect(await isPassword(null, 'nobody has this password')).toBe(false)
})
