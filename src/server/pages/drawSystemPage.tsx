import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../content/locale'
import type { Site } from '../../content/site'
import { headTags } from '../../live/head.server'
import { drawDocument, pageCss, systemType } from '../../live/html.server'
import { buildShellFor } from '../../live/model.server'
import type { LiveReader } from '../../live/reader'
import type { Shell } from '../../live/shell'
import type { Services } from '../services'

/** Search, sign-in, password and not-found pages in the site's look. */
export const drawSystemPage = async ({
  services,
  reader,
  site,
  origin,
  locale,
  title,
  system,
  script,
  draw,
}: {
  services: Services
  reader: LiveReader
  site: Site
  origin: string
  locale: Locale
  title: string
  /** Which system page it is, so that the language switch stays on it. */
  system?: 'search' | 'login'
  /** One of its own, besides that of every page. */
  script?: string
  draw: (shell: Shell) => ReactNode
}) => {
  const shell = await buildShellFor({ reader, site, locale, mode: 'live', now: services.clock(), pageId: null, system })
  const head = headTags({
    origin,
    locale,
    defaultLocale: site.defaultLocale,
    siteName: site.name,
    title: `${title} · ${site.name}`,
    description: '',
    path: null,
    alternates: [],
    isIndexed: false,
    shareImage: null,
    themeColor: site.theme.colors.header,
    firstPicture: null,
    fonts: services.fonts.preloads(site.theme),
    structuredData: [],
  })
  return drawDocument({
    locale,
    head: script ? `${head}<script type="module" src="${script}"></script>` : head,
    body: renderToString(draw(shell)),
    css: pageCss(new Set([systemType]), site.theme, services.fonts),
    entry: services.assets.visitor,
  })
}
