import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { emailAddress } from '../../content/link'
import { preferredLocale } from '../../content/rules/route'
import { filledText, text } from '../../content/text'
import { AccessPage, type AccessProblem, accessTexts } from '../../live/AccessPage'
import { pageHeaders } from '../http/headers'
import { isSameOrigin } from '../http/sameOrigin'
import { setSession } from '../http/session'
import { minimumPasswordLength } from '../people/passwordLength'
import { hashPassword } from '../people/passwords'
import { Refusal } from '../Refusal'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { findAccessLink, takeAccessLink } from '../storage/accessLinks'
import { findOperator, findPersonByEmail, insertPerson, setPassword } from '../storage/people'
import { openSession } from '../storage/sessions'
import type { HostedSite } from '../storage/sites'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'
import { findHosted, plainNotFound } from './registerSite'

const passwordSchema = text(200).check(z.minLength(minimumPasswordLength))
const firstSchema = z.object({ name: filledText(100), email: emailAddress })
const passwordForm = z.object({ password: passwordSchema })

type Params = { Params: { token: string } }

/** One-time links: the first operator's, and a way back in (design §6, D28). A link works once, on any site. */
export const registerAccess = (app: FastifyInstance, services: Services) => {
  app.get<Params>('/access/:token', async (request, reply) => {
    const hosted = await findHosted(services, request)
    if (!hosted) return plainNotFound(reply)
    return answer({ services, hosted, request, reply, token: request.params.token })
  })

  app.post<Params>('/access/:token', async (request, reply) => {
    const hosted = await findHosted(services, request)
    if (!hosted) return plainNotFound(reply)
    if (!isSameOrigin(request)) throw new Refusal('cross_site')
    const { token } = request.params
    const { storage, clock } = services
    const link = await findAccessLink({ db: storage.read }, token, clock())
    const refuse = (problem: AccessProblem) => answer({ services, hosted, request, reply, token, problem })
    if (!link) return answer({ services, hosted, request, reply, token })
    const isFirst = link.purpose === 'first-operator'
    const newcomer = isFirst ? firstSchema.safeParse(request.body).data : null
    const password = passwordForm.safeParse(request.body).data?.password
    if (!password || (isFirst && !newcomer)) return refuse('invalid')
    if (newcomer && (await findPersonByEmail(storage.read, newcomer.email))) return refuse('taken')
    const passwordHash = await hashPassword(password)
    const session = await storage.write(async tx => {
      if (!(await takeAccessLink(tx, token))) return null
      if (isFirst && (await findOperator(tx.db))) return null
      const person = newcomer
        ? await insertPerson(tx, { ...newcomer, name: newcomer.name.trim(), passwordHash, isOperator: true })
        : link.personId
      if (!person) return null
      if (!isFirst) await setPassword(tx, person, passwordHash)
      return openSession(tx, hosted.site.id, person, clock())
    })
    if (!session) return answer({ services, hosted, request, reply, token })
    setSession(reply, hosted, session)
    return reply.redirect(`/${hosted.site.defaultLocale}/edit?toolbar=1`, 303)
  })
}

const answer = async ({
  services,
  hosted,
  request,
  reply,
  token,
  problem = null,
}: {
  services: Services
  hosted: HostedSite
  request: FastifyRequest
  reply: FastifyReply
  token: string
  problem?: AccessProblem | null
}) => {
  const { site } = hosted
  const link = await findAccessLink({ db: services.storage.read }, token, services.clock())
  const locale = preferredLocale({
    acceptLanguage: request.headers['accept-language'],
    locales: site.locales,
    fallback: site.defaultLocale,
  })
  const { name, email } = (request.body ?? {}) as { name?: string; email?: string }
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin: originOf(hosted.primary, services.config.port),
    locale,
    title: accessTexts(locale).passwordTitle,
    draw: shell => (
      <AccessPage
        shell={shell}
        locale={locale}
        token={token}
        purpose={link?.purpose ?? null}
        problem={problem}
        name={name}
        email={email}
      />
    ),
  })
  return reply
    .code(link ? (problem ? 400 : 200) : 410)
    .headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .send(html)
}
