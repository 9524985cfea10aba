import { StartError } from '../StartError'

/** API-8: why PostgreSQL cannot be used, in one sentence that says what to do. Never the address itself: it holds a password. */
export const postgresProblem = (error: unknown, address: string): StartError => {
  const url = new URL(address)
  const place = `${url.hostname}:${url.port || 5432}`
  const name = decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username)
  const user = decodeURIComponent(url.username)
  return new StartError(sentence(error, { place, host: url.hostname, name, user }), { cause: error })
}

type Named = { place: string; host: string; name: string; user: string }

const sentence = (error: unknown, { place, host, name, user }: Named) => {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `Nobody answers at ${place}; start PostgreSQL there, or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} of DATABASE_URL is not known here; correct it, or check the network.`
    case 'ETIMEDOUT':
      return `PostgreSQL at ${place} did not answer in time; check the network, or correct DATABASE_URL.`
    case '28P01':
    case '28000':
      return `PostgreSQL at ${place} does not let the user «${user}» in; correct name and password in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${place} has no database «${name}»; create it, or correct DATABASE_URL.`
    case '42501':
      return `The user «${user}» may not create tables in the database «${name}»; give it that right.`
    case '53300':
      return `PostgreSQL at ${place} has no connection left; close others, or raise its max_connections.`
    case '57P03':
      return `PostgreSQL at ${place} is only just starting or stopping; try again in a moment.`
    default:
      return `PostgreSQL at ${place} cannot be used; see its log, and check DATABASE_URL.`
  }
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // The driver's own limit has no code.
  return /timeout/i.test(error.message) ? 'ETIMEDOUT' : ''
}
