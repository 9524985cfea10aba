import { isId } from '../../content/id'
import { anchorName, type Link } from '../../content/link'
import { type PageKey, pageKeys } from '../../content/page'
import type { RichText } from '../../content/richText'
import { parseRoute } from '../../content/rules/route'
import { parseWebAddress, splitPath } from '../../content/webAddress'
import type { WriteContext } from '../api/context'
import { Refusal } from '../Refusal'
import { findPage, findPageBy } from '../storage/pages'
import { listHosts } from '../storage/sites'
import { findSlug } from '../storage/slugs'

/** ROUTE-11: a typed address of this very site becomes a link to the page, so that it survives a new slug. */
export const internalLink = async (context: WriteContext, value: unknown): Promise<unknown> =>
  isTyped(value) ? asPageLink(context, value, await ownHosts(context)) : value

type TypedLink = Extract<Link, { type: 'url' }>

const isTyped = (value: unknown): value is TypedLink => (value as Link | null)?.type === 'url'

const ownHosts = ({ tx, hosted }: WriteContext) => listHosts(tx.db, hosted.site.id)

const asPageLink = async (
  { tx, hosted }: WriteContext,
  value: TypedLink,
  hosts: readonly { host: string }[],
): Promise<Link> => {
  const address = parseWebAddress(value.url)
  if (!address || !hosts.some(entry => entry.host === address.host)) return value
  const { path, query, anchor } = splitPath(address.rest)
  const route = parseRoute(path)
  if (!route) return value
  // A page link holds no query: such an address stays as it was typed. The editor's own says nothing.
  if (route.mode === 'live' && query) return value
  if (anchor !== '' && !anchorName.safeParse(anchor).success) return value
  const siteId = hosted.site.id
  const { segment, collection, locale } = route
  const key = segment?.startsWith('~') ? segment.slice(1) : null
  const page =
    segment === null
      ? await findPageBy(tx.db, siteId, { role: 'home' })
      : key && (pageKeys as readonly string[]).includes(key)
        ? await findPageBy(tx.db, siteId, { key: key as PageKey })
        : isId(segment)
          ? await findPage(tx.db, siteId, segment)
          : await pageBySlug(tx.db, { siteId, locale, collection, slug: segment })
  if (!page) return value
  const { id } = page
  return { type: 'page', page: { id, collection: page.collection, ...(anchor ? { anchor } : {}) } } satisfies Link
}

/** The same for every link in a rich text. A page that is gone by now stays named: nobody's text is refused for it. */
export const internalLinksIn = async (context: WriteContext, text: RichText): Promise<RichText> => {
  if (!JSON.stringify(text.json).includes('"type":"url"')) return text
  const hosts = await ownHosts(context)
  // A long text may name the same address a thousand times.
  const known = new Map<string, Promise<Link>>()
  const linkOf = (link: unknown) => {
    if (!isTyped(link)) return link
    const found = known.get(link.url) ?? asPageLink(context, link, hosts)
    known.set(link.url, found)
    return found
  }
  const walk = async (node: unknown): Promise<unknown> => {
    if (Array.isArray(node)) return Promise.all(node.map(walk))
    if (!node || typeof node !== 'object') return node
    const entries = Object.entries(node).map(async ([key, value]: [string, unknown]) => [
      key,
      key === 'link' ? await linkOf(value) : await walk(value),
    ])
    return Object.fromEntries(await Promise.all(entries))
  }
  return { ...text, json: (await walk(text.json)) as RichText['json'] }
}

/** ROUTE-10: a link that is chosen leads to a page of this site. */
export const checkLink = async ({ tx, hosted }: WriteContext, value: unknown) => {
  const link = value as Link | null
  if (link?.type === 'page' && !(await findPage(tx.db, hosted.site.id, link.page.id))) throw new Refusal('not_found')
}

const pageBySlug = async (db: WriteContext['tx']['db'], place: Parameters<typeof findSlug>[1]) => {
  const slug = await findSlug(db, place)
  return slug ? findPage(db, place.siteId, slug.pageId) : null
}
