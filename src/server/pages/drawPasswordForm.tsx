import type { Locale } from '../../content/locale'
import { PasswordPage } from '../../live/PasswordPage'
import { wordsFor } from '../../render/i18n/words'
import { pageHeaders } from '../http/headers'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import type { HostedSite } from '../storage/sites'
import { drawSystemPage } from './drawSystemPage'
import { createReader } from './reader'

/** LIVE-9: the form of a protected page once more, with what was wrong. */
export const drawPasswordForm = async (
  services: Services,
  { site, primary }: HostedSite,
  { locale, ...form }: { locale: Locale; pageId: string; back: string; error: string },
) => {
  const { html, styleHash } = await drawSystemPage({
    services,
    reader: createReader(services, { site, mode: 'live' }),
    site,
    origin: originOf(primary, services.config.port),
    locale,
    title: wordsFor(locale).protectedPage,
    draw: shell => <PasswordPage shell={shell} locale={locale} {...form} />,
  })
  return { html, headers: pageHeaders({ styleHash }) }
}
