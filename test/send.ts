import type { FastifyInstance, InjectOptions } from 'fastify'
import { fillAddress, hasBodyInput, namesIn } from '../src/contract/address'
import { type Call, defineCall, noInput } from '../src/contract/call'
import { newId } from '../src/server/newId'
import type { TestSite } from './server'

/** What a page of this very site sends with every request that changes something. */
export const ownOrigin = (site: Pick<TestSite, 'host'>) => ({
  origin: `http://${site.host}`,
  'sec-fetch-site': 'same-origin',
})

type Sent = {
  site: Pick<TestSite, 'host'>
  call: Pick<Call, 'method' | 'path'> & Partial<Pick<Call, 'takes' | 'answers'>>
  input?: unknown
  cookie?: string
  headers?: Record<string, string>
}

/** One call of the contract with headers of one's own choice; names of its address that are not given are made up. */
export const send = (app: FastifyInstance, { site, call, input = {}, cookie, headers = ownOrigin(site) }: Sent) => {
  const { takes, answers } = defineCall({ ...call, summary: '', policy: 'anyone', input: noInput, reply: noInput })
  const given = input && typeof input === 'object' && !Array.isArray(input) ? input : {}
  const named = Object.fromEntries(namesIn(call).map(name => [name, name === 'locale' ? 'de' : newId()]))
  const { address, rest } = fillAddress(call, { ...named, ...given })
  const isBody = hasBodyInput({ takes })
  const query = isBody ? '' : `?${new URLSearchParams(rest as Record<string, string>)}`
  const options: InjectOptions = {
    method: call.method,
    url: address + query,
    headers: {
      host: site.host,
      ...(takes.includes('none') ? {} : { 'content-type': mediaTypes[takes[0]!] }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(isBody ? { payload: bodyOf(takes[0]!, given === input ? rest : input) } : {}),
    // A stream has no end to wait for.
    payloadAsStream: answers === 'stream',
  }
  return app.inject(options)
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'multipart/form-data; boundary=x',
  chunk: 'application/octet-stream',
  none: '',
}

const bodyOf = (kind: keyof typeof mediaTypes, input: unknown) => {
  if (typeof input === 'string') return input
  return kind === 'form' ? new URLSearchParams(input as Record<string, string>).toString() : JSON.stringify(input)
}
