import type { FastifyRequest } from 'fastify'

/** What a browser says of itself on every host alike; its address may differ from host to host (relays). */
export const browserOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  `${headers['user-agent'] ?? ''}\n${headers['accept-language'] ?? ''}`
