import { optik } from '../../demo/optik/index'
import { toSlug } from '../../src/content/rules/slug'
import { ask } from './ask'

/** The addresses in a site's sitemap, as paths. */
export const sitemapPaths = async (port: number, host = 'localhost') => (await sitemapPages(port, host)).flat()

/** The same, those of one page in its languages together. */
export const sitemapPages = async (port: number, host = 'localhost') => {
  const { status, text } = await ask({ port, host, path: '/sitemap.xml' })
  if (status !== 200) throw new Error(`The sitemap of ${host} answered ${status}.`)
  const pages = new Map<string, string[]>()
  for (const [entry, address] of text().matchAll(/<loc>(.*?)<\/loc>.*?<\/url>/gs)) {
    const { origin, pathname } = new URL(address!)
    if (origin !== `http://${host}:${port}`) throw new Error(`The sitemap of ${host} names ${address}.`)
    const page = /hreflang="x-default" href="(.*?)"/.exec(entry)?.[1] ?? address!
    pages.set(page, [...(pages.get(page) ?? []), pathname])
  }
  return [...pages.values()]
}

/** A page of the optician besides the home page, in German. */
export const innerPath = async (port: number) => {
  const path = (await sitemapPaths(port)).find(entry => /^\/de\/[^/]+$/.test(entry))
  if (!path) throw new Error('The demo has no second page.')
  return path
}

/** The optician's page that asks for a password. */
export const protectedPage = () => {
  const page = optik.pages.find(entry => entry.password)
  if (!page?.password) throw new Error('The demo has no page with a password.')
  return { path: `/de/${toSlug(page.slug?.de ?? page.name.de!)}`, password: page.password }
}
