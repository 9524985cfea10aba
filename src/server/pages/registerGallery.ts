import type { FastifyInstance } from 'fastify'
import { isLocale } from '../../content/locale'
import type { Media } from '../../content/media'
import { galleryContents, galleryModel } from '../../live/gallery.server'
import { headTags } from '../../live/head.server'
import { blockTypes, drawBody, drawDocument, pageCss } from '../../live/html.server'
import { buildShellFor } from '../../live/model.server'
import { pageHeaders } from '../http/headers'
import { hostedSite } from '../http/hostedSite'
import type { Services } from '../services'
import { originOf } from '../sites/siteFinder'
import { listMedia } from '../storage/media'
import { findSiteByKey } from '../storage/sites'
import { createReader } from './reader'

type Query = { Querystring: { locale?: string; mode?: string; theme?: string; content?: string; only?: string } }

/**
 * D42: every block's sample on one page. `?locale=fr`, `?mode=edit`, `?theme=` another site's key,
 * `?content=options` each value of each option, `?content=empty` nothing filled, `?only=hero,cta`.
 */
export const registerGallery = (app: FastifyInstance, services: Services) => {
  app.get<Query>('/dev/blocks', async (request, reply) => {
    const hosted = await hostedSite(services, request)
    const { site } = hosted
    const { read } = services.storage
    const locale = isLocale(request.query.locale ?? '') ? (request.query.locale as typeof site.defaultLocale) : 'de'
    const mode = request.query.mode === 'edit' ? 'edit' : 'live'
    const theme = ((await findSiteByKey(read, request.query.theme ?? '')) ?? site).theme
    const now = services.clock()
    const { model } = galleryModel({
      site,
      locale,
      mode,
      content: galleryContents.find(content => content === request.query.content),
      only: request.query.only,
      media: byPictureName(await listMedia(read, site.id)),
      now,
    })
    const reader = createReader(services, { site, mode })
    const shell = await buildShellFor({ reader, site, locale, mode, now, pageId: null })
    const { body, firstPicture } = drawBody(model, shell)
    const { html, styleHash } = drawDocument({
      locale,
      head: headTags({
        origin: originOf(hosted.primary, services.config.port),
        locale,
        defaultLocale: site.defaultLocale,
        siteName: site.name,
        title: 'Blocks',
        description: '',
        path: null,
        alternates: [],
        isIndexed: false,
        shareImage: null,
        themeColor: theme.colors.header,
        firstPicture,
        fonts: services.fonts.preloads(theme),
        structuredData: [],
      }),
      body,
      css: pageCss(blockTypes(model.page), theme, services.fonts),
      entry: mode === 'edit' ? services.assets.editor : services.assets.visitor,
      data: mode === 'edit' ? { model, shell, ...nobody } : undefined,
    })
    return reply.headers({ ...pageHeaders({ styleHash }), 'cache-control': 'no-store' }).send(html)
  })
}

/** The gallery can be looked at in edit mode, but belongs to nobody. */
const nobody = {
  versions: {},
  seq: 0,
  person: null,
  editorLocale: 'de',
  canUndo: false,
  canRedo: false,
  isChanged: false,
  missing: {},
  goesLiveAt: null,
  isPublished: true,
  isGated: true,
  isHealthOpticsMember: false,
}

/** `optik-hero-lens.avif` → `optik/hero-lens`, the name the samples use. */
const byPictureName = (media: readonly Media[]): Record<string, Media> =>
  Object.fromEntries(media.map(entry => [entry.originalFilename.replace(/\.\w+$/, '').replace('-', '/'), entry]))
