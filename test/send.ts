import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Call } from '../src/contract/call'
import type { TestSite } from './server'

/** What a page of this very site sends with every request that changes something. */
export const ownOrigin = (site: Pick<TestSite, 'host'>) => ({
  origin: `http://${site.host}`,
  'sec-fetch-site': 'same-origin',
})

type Sent = {
  site: Pick<TestSite, 'host'>
  call: Pick<Call, 'method' | 'path'>
  input?: unknown
  cookie?: string
  headers?: Record<string, string>
}

/** One call of the contract with headers of one's own choice. */
export const send = (app: FastifyInstance, { site, call, input = {}, cookie, headers = ownOrigin(site) }: Sent) => {
  const isPost = call.method === 'POST'
  const query = isPost ? '' : `?${new URLSearchParams(input as Record<string, string>)}`
  const options: InjectOptions = {
    method: call.method,
    url: `/api/v1/${call.path}${query}`,
    headers: {
      host: site.host,
      ...(isPost ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(isPost ? { payload: typeof input === 'string' ? input : JSON.stringify(input) } : {}),
  }
  return app.inject(options)
}
