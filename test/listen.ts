import http from 'node:http'
import type { FastifyInstance } from 'fastify'

export type Heard = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Asks over a real port, with the path sent as it is: through everything that stands in front of Fastify. */
export const listen = async (app: FastifyInstance) => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return (host: string, path: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const request = http.request(
        { host: address.hostname, port: address.port, method, path, headers: { host, ...headers } },
        response => {
          const parts: Buffer[] = []
          response.on('data', part => parts.push(part))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      request.on('error', reject)
      request.end()
    })
}
