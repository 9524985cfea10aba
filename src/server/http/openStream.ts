import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/call'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { siteTag } from '../storage/sites'
import { personTopic, siteTopic } from '../storage/topics'
import { type Admitted, recognize } from './admit'
import { sessionOf } from './caller'
import type { Followed } from './feeds'
import { resumePoint } from './stream'

type Opening = { call: Call; admitted: Admitted; request: FastifyRequest; reply: FastifyReply; followed: Followed }

/** A stream for somebody who was admitted; it ends with their right: signed out, removed, the site offline. */
export const openStream = (services: Services, { call, admitted, request, reply, followed }: Opening) => {
  const { storage, feeds, log } = services
  const session = sessionOf(admitted.caller)
  reply.hijack()
  const stream = feeds.open(reply.raw, {
    ...followed,
    after: resumePoint(request.raw),
    owner: session?.person.id,
    until: session?.expires,
    onClose: () => {
      for (const stop of stops) stop()
    },
  })
  const check = () => {
    recognize(services, call, request).catch(error => {
      if (error instanceof Refusal) stream.close()
      else log.warn({ err: error }, 'The right to a stream could not be checked.')
    })
  }
  const topics = [siteTopic(admitted.hosted.site.id, siteTag), ...(session ? [personTopic(session.person.id)] : [])]
  const stops = topics.map(topic => storage.bus.hear(topic, check))
  // The right may have ended between the door and here.
  check()
}
