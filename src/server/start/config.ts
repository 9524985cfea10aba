import { resolve } from 'node:path'
import { emailAddress } from '../../content/link'
import { minimumPasswordLength } from '../../content/passwordLength'
import { StartError } from '../StartError'

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  hasDemo: boolean
  isDev: boolean
  /** How many proxies stand in front, or which addresses they have; false trusts none. */
  trustProxy: number | string | false
  smtpUrl: string | null
  /** Who translates; the first that speaks a language does. */
  deepl: { key: string; url: string } | null
  libreTranslate: { url: string; key: string | null } | null
  admin: { email: string; password: string } | null
  /** Lets a program elsewhere read `/metrics`. */
  metricsToken: string | null
  /** Lets a proxy elsewhere ask `/internal/tls-ask`. */
  tlsAskToken: string | null
}

/** API-8: nothing set means the embedded default; half-set or malformed ends the start with one sentence. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  for (const { names, what } of notYet) refuse(env, names, what)
  return {
    port: readPort(env.PORT),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    hasDemo: env.VITRINE_DEMO !== '0',
    isDev: env.VITRINE_DEV === '1',
    trustProxy: readProxy(env.TRUST_PROXY),
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    deepl: readDeepl(env.DEEPL_KEY, env.DEEPL_URL),
    libreTranslate: readLibreTranslate(env.LIBRETRANSLATE_URL, env.LIBRETRANSLATE_KEY),
    admin: readAdmin(env.VITRINE_ADMIN_EMAIL, env.VITRINE_ADMIN_PASSWORD),
    metricsToken: readToken('METRICS_TOKEN', env.METRICS_TOKEN),
    tlsAskToken: readToken('TLS_ASK_TOKEN', env.TLS_ASK_TOKEN),
  }
}

/** Services that are known by name but cannot be used yet: who sets them must not believe they are. */
const notYet = [
  { names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'], what: 'files are kept in DATA_DIR' },
  { names: ['MUX_TOKEN_ID', 'MUX_TOKEN_SECRET'], what: 'videos are not sent to Mux' },
]

const refuse = (env: NodeJS.ProcessEnv, names: readonly string[], what: string) => {
  const missing = names.filter(name => !env[name])
  if (missing.length === names.length) return
  throw new StartError(
    missing.length > 0
      ? `Set all of ${names.join(', ')}, or none of them; missing: ${missing.join(', ')}.`
      : `${names.join(', ')} have no effect in this version, ${what}; leave them out.`,
  )
}

const readPort = (value: string | undefined) => {
  const port = Number(value || 3000)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartError(`PORT must be a number from 0 to 65535, not «${value}».`)
}

const readProxy = (value: string | undefined) => {
  if (!value || value === '0') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  if (value.split(',').every(entry => /^[0-9a-f.:]+(\/\d{1,3})?$/i.test(entry.trim()) && /[.:]/.test(entry)))
    return value
  throw new StartError(
    'TRUST_PROXY is the number of proxies in front, or their addresses such as 10.0.0.0/8,127.0.0.1.',
  )
}

const readUrl = (name: string, value: string | undefined, protocols: readonly string[]) => {
  if (!value) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname) return value
  throw new StartError(
    `${name} must be an address that starts with ${protocols.map(entry => `${entry}//`).join(' or ')}.`,
  )
}

const readDeepl = (key: string | undefined, address: string | undefined) => {
  const url = readUrl('DEEPL_URL', address, ['http:', 'https:'])
  if (!key && url) throw new StartError('DEEPL_URL needs DEEPL_KEY beside it.')
  if (!key) return null
  if (!/^\S{8,200}$/.test(key)) throw new StartError('DEEPL_KEY is not the key of a DeepL account.')
  // Keys of free accounts say so.
  return { key, url: url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com') }
}

const readLibreTranslate = (address: string | undefined, key: string | undefined) => {
  const url = readUrl('LIBRETRANSLATE_URL', address, ['http:', 'https:'])
  if (key && !url) throw new StartError('LIBRETRANSLATE_KEY needs LIBRETRANSLATE_URL beside it.')
  return url ? { url, key: key || null } : null
}

const readToken = (name: string, token: string | undefined) => {
  if (!token) return null
  if (/^\S{16,200}$/.test(token)) return token
  throw new StartError(`${name} needs 16 to 200 characters without spaces.`)
}

const readAdmin = (email: string | undefined, password: string | undefined) => {
  if (!email && !password) return null
  if (!email || !password)
    throw new StartError('Set both VITRINE_ADMIN_EMAIL and VITRINE_ADMIN_PASSWORD, or neither of them.')
  if (!emailAddress.safeParse(email).success) throw new StartError('VITRINE_ADMIN_EMAIL is not an email address.')
  if (password.length < minimumPasswordLength)
    throw new StartError(`VITRINE_ADMIN_PASSWORD needs at least ${minimumPasswordLength} characters.`)
  return { email, password }
}
