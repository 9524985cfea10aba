/** A web address taken apart; `rest` is path, query and place as they were written. */
export type WebAddress = {
  scheme: 'http' | 'https'
  /** What stands before the host, with its `@`; nearly always empty. */
  user: string
  host: string
  port: string
  rest: string
}

/**
 * D53: what counts as a web address, the same in every engine. It is generous, so that whatever was stored stays valid;
 * what people type is read more strictly (`rules/address`).
 */
export const parseWebAddress = (value: string): WebAddress | null => {
  // Browsers skip these wherever they stand.
  const text = value.replace(/[\t\n\r]/g, '').trim()
  const [start, scheme] = /^(https?):[/\\]*/i.exec(text) ?? []
  if (start === undefined || scheme === undefined) return null
  const end = endOf(text, start.length)
  const authority = text.slice(start.length, end)
  const at = authority.lastIndexOf('@') + 1
  const parts = splitPort(authority.slice(at))
  if (!parts) return null
  const isHttps = scheme.toLowerCase() === 'https'
  return {
    scheme: isHttps ? 'https' : 'http',
    user: authority.slice(0, at),
    host: parts.host.toLowerCase(),
    port: Number(parts.port) === (isHttps ? 443 : 80) ? '' : parts.port,
    rest: text.slice(end),
  }
}

/** What follows the host, or a path alone, in its three parts; `query` and `anchor` without their signs. */
export const splitPath = (rest: string) => {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(rest) ?? []
  return { path, query, anchor }
}

/** As a link holds it: what an address cannot contain is escaped, letters of other scripts in the host stay readable. */
export const writeWebAddress = ({ scheme, user, host, port, rest }: WebAddress) =>
  `${scheme}://${escapeAddress(user)}${host}${port && `:${port}`}${escapeAddress(withSlashes(rest))}`

/** Percent signs stay: what is escaped already is not escaped twice. */
export const escapeAddress = (text: string) =>
  text.toWellFormed().replace(/[^!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]/gu, encodeURIComponent)

/** Browsers take both for the same, up to the query. */
const withSlashes = (rest: string) => rest.replace(/^[^?#]+/, path => path.replaceAll('\\', '/'))

const endOf = (text: string, start: number) => {
  const found = text.slice(start).search(/[/\\?#]/)
  return found < 0 ? text.length : start + found
}

const splitPort = (authority: string) => {
  const [, host, port = ''] = /^(\[[0-9a-f:.]{2,45}\]|[^:[\]]+)(?::(\d{0,5}))?$/i.exec(authority) ?? []
  if (host === undefined || Number(port) > 65_535) return null
  if (/[\s\p{Cc}<>^|]/u.test(host)) return null
  return { host, port }
}
