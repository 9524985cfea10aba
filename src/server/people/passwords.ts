import { hash, verify } from '@node-rs/argon2'

/** argon2id with the package's defaults, which follow OWASP's advice (SEC-1). */
export const hashPassword = (password: string) => hash(password)

// Checked when there is no such person, so that both answers take the same time.
let decoy: Promise<string> | null = null

export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  if (passwordHash) return verify(passwordHash, password).catch(() => false)
  decoy ??= hash('nobody has this password')
  await verify(await decoy, password)
  return false
}
