import { domainToASCII, domainToUnicode } from 'node:url'
import { hostNameSchema } from '../../content/site'
import { Refusal } from '../Refusal'

/** As browsers send it: `Käse.CH.` → `xn--kse-qla.ch`. */
export const readHostName = (typed: string): string => {
  const host = domainToASCII(typed.trim()).replace(/\.$/, '')
  if (!hostNameSchema.safeParse(host).success) throw badHost(typed)
  return host
}

/** An address as somebody pastes it: of `https://www.laden.ch:8080/start` the name and the port count. */
export const readAddress = (typed: string): { host: string; port: number | null } => {
  const [, name, digits] = /^(?:https?:\/\/)?([^/?#:@\s]+)(?::(\d{1,5}))?(?:[/?#].*)?$/i.exec(typed.trim()) ?? []
  const port = digits ? Number(digits) : null
  if (name === undefined || port === 0 || (port ?? 0) > 65_535) throw badHost(typed)
  return { host: readHostName(name), port: port === 80 || port === 443 ? null : port }
}

const badHost = (typed: string) => new Refusal('bad_host', { host: typed }, `«${typed}» is no host name.`)

/** As people write it. */
export const shownHost = (host: string) => domainToUnicode(host) || host
