import { localeOf } from '../../content/rules/route'
import { drawDocument, readyCss } from '../../live/html.server'
import { readCaller, sessionOf } from '../http/caller'
import { pageHeaders } from '../http/headers'
import { sendDrawn } from '../http/sendFinished'
import { settingsOf } from '../storage/settingsOf'
import type { SiteRequest } from './answerEdit'

/** Nothing shines white before the desk's own styles are there, nor on the way from a page. */
const css = readyCss('@view-transition{navigation:auto}html{color-scheme:dark;background:#101214}')

/** The desk, for whoever belongs to this site; others sign in first and come back. */
export const answerDesk = async ({ services, hosted, request, reply, url }: SiteRequest) => {
  const { site } = hosted
  const session = sessionOf(await readCaller(services, request, hosted))
  reply.header('cache-control', 'no-store')
  if (!session) {
    const back = url.pathname + url.search
    return reply.redirect(`/${localeOf(back, site)}/login?${new URLSearchParams({ back })}`, 302)
  }
  if (session.mustSetUp && url.pathname !== '/desk/account') return reply.redirect('/desk/account', 302)
  const { person, role, languages, mustSetUp } = session
  const settings = await settingsOf(services.storage.read, site.id)
  const language = person.language ?? settings.editor.locale
  const { html, styleHash } = drawDocument({
    locale: language,
    head: '<title>Vitrine</title>',
    css,
    body: '',
    entry: services.assets.desk,
    data: {
      person: { ...person, role, languages },
      site: { key: site.key, name: site.name, locales: site.locales, defaultLocale: site.defaultLocale },
      language,
      mustSetUp,
    },
  })
  reply.headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return sendDrawn(request, reply, html)
}
