import type { FastifyRequest } from 'fastify'
import { preferredLocale } from '../../content/rules/route'
import { AccessPage, type AccessProblem, accessTexts } from '../../live/AccessPage'
import { pageHeaders } from '../http/headers'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { findAccessLink } from '../storage/accessLinks'
import type { HostedSite } from '../storage/sites'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'

/** What a one-time link leads to: its form, or that it is no longer good. */
export const drawAccessForm = async (
  services: Services,
  { site, primary }: HostedSite,
  {
    request,
    token,
    ...filled
  }: { request: FastifyRequest; token: string; problem?: AccessProblem | null; name?: string; email?: string },
) => {
  const link = await findAccessLink({ db: services.storage.read }, token, services.clock())
  const locale = preferredLocale({
    acceptLanguage: request.headers['accept-language'],
    locales: site.locales,
    fallback: site.defaultLocale,
  })
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin: originOf(primary, services.config.port),
    locale,
    title: accessTexts(locale).passwordTitle,
    draw: shell => (
      <AccessPage shell={shell} locale={locale} token={token} purpose={link?.purpose ?? null} {...filled} />
    ),
  })
  const headers = { ...pageHeaders({ styleHash }), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
  return { isGood: link !== null, html, headers }
}
