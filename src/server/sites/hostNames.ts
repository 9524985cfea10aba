import { domainToASCII, domainToUnicode } from 'node:url'
import { hostNameSchema } from '../../content/site'
import { Refusal } from '../Refusal'

/** As browsers send it: `Käse.CH.` → `xn--kse-qla.ch`. */
export const readHostName = (typed: string): string => {
  const host = domainToASCII(typed.trim()).replace(/\.$/, '')
  if (!hostNameSchema.safeParse(host).success)
    throw new Refusal('bad_host', { host: typed }, `«${typed}» is no host name.`)
  return host
}

/** As people write it. */
export const shownHost = (host: string) => domainToUnicode(host) || host
