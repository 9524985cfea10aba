import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, locales } from '../../content/locale'
import { localeIn, preferredLocale } from '../../content/rules/route'
import { statusOf } from '../../contract/errors'
import { errorPage } from '../../live/errorPage.server'
import { pageCss, systemType } from '../../live/html.server'
import { wordsFor } from '../../render/i18n/words'
import { pageHeaders } from '../http/headers'
import { sendKept } from '../http/sendFinished'
import type { Refusal } from '../Refusal'
import type { Services } from '../services'
import { hostName, originOf } from '../sites/siteFinder'
import type { HostedSite } from '../storage/sites'
import { answerNotFound } from './answerPage'

type Trouble = { services: Services; request: FastifyRequest; reply: FastifyReply; failure: Refusal }

/** ROUTE-8: outside the API a person reads the answer, in the look of the site or at least in a language they know. */
export const answerTrouble = async ({ services, request, reply, failure }: Trouble) => {
  const path = request.url.split('?')[0]!
  if (path.startsWith('/assets/'))
    return reply.code(statusOf(failure.code)).type('text/plain; charset=utf-8').send(`${failure.message}\n`)
  const hosted = await findQuietly(services, request)
  if (failure.code !== 'not_found') return answerInWords({ services, request, reply, failure, path, hosted })
  if (!hosted || hosted.site.suspended) return plainNotFound(reply)
  const origin = originOf(hosted.primary, services.config.port)
  const finished = await answerNotFound(services, { site: hosted.site, origin, path })
  return sendKept(services, { request, reply, finished })
}

/** The database may be the very trouble. */
const findQuietly = (services: Services, request: FastifyRequest) =>
  services.sites.find(hostName(request.host) ?? '').catch(() => null)

const answerInWords = ({
  services,
  request,
  reply,
  failure,
  path,
  hosted,
}: Trouble & { path: string; hosted: HostedSite | null }) => {
  const locale = localeIn(path) ?? readersLocale(request, hosted)
  const words = wordsFor(locale)
  const isOffline = failure.code === 'suspended'
  const { html, styleHash } = errorPage({
    locale,
    title: isOffline ? words.siteOffline : words.errorTitle,
    text: isOffline ? null : words.errorText,
    home: isOffline || !hosted ? null : { href: `/${locale}`, label: words.toHome },
    style: hosted && pageCss(new Set([systemType]), hosted.site.theme, services.fonts),
  })
  return reply
    .code(statusOf(failure.code))
    .headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store' })
    .send(html)
}

const readersLocale = (request: FastifyRequest, hosted: HostedSite | null): Locale =>
  preferredLocale({
    acceptLanguage: request.headers['accept-language'],
    locales: hosted?.site.locales ?? locales,
    fallback: hosted?.site.defaultLocale ?? 'de',
  })

/** ROUTE-8: an unknown host is told nothing. */
const plainNotFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('There is no site at this address.\n')
