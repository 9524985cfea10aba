import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { answerToCheck, checkAddress, isCheckToken } from '../sites/hostCheck'
import { readHostName } from '../sites/hostNames'
import { hostName } from '../sites/siteFinder'
import { mayMeasure } from './mayMeasure'

export const tlsAskAddress = '/internal/tls-ask'

/** What is asked about host names, also about those that are no site's yet. */
export const registerHosts = (app: FastifyInstance, { config, sites, secret, clock }: Services) => {
  /**
   * For a proxy that makes certificates on demand: whether a name is one of ours. Also of a site that is offline, whose
   * visitors could not read what it says without a good certificate.
   */
  app.get<{ Querystring: { domain?: unknown } }>(tlsAskAddress, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    if (!mayMeasure(request, { metricsToken: config.tlsAskToken }))
      return reply
        .code(403)
        .send('Ask from this very machine, without a proxy, or send TLS_ASK_TOKEN as a bearer token.\n')
    const { domain } = request.query
    const host = typeof domain === 'string' ? hostNameOrNull(domain) : null
    const hosted = host ? await sites.find(host) : null
    return hosted ? reply.send('yes\n') : reply.code(404).send('no\n')
  })

  app.get<{ Params: { token: string } }>(checkAddress, async (request, reply) => {
    const { token } = request.params
    const isOurs = isCheckToken(secret, { token, host: hostName(request.host) ?? '', now: clock() })
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    return isOurs ? reply.send(answerToCheck(secret, token)) : reply.code(404).send('')
  })
}

const hostNameOrNull = (typed: string) => {
  try {
    return readHostName(typed)
  } catch {
    return null
  }
}
