import { optik } from '../../demo/optik/index'
import { toSlug } from '../../src/content/rules/slug'
import { ask } from './ask'

/** The addresses in a site's sitemap, as paths. */
export const sitemapPaths = async (port: number, host = 'localhost') => {
  const { status, text } = await ask({ port, host, path: '/sitemap.xml' })
  if (status !== 200) throw new Error(`The sitemap of ${host} answered ${status}.`)
  return [...text().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => {
    const { origin, pathname } = new URL(address!)
    if (origin !== `http://${host}:${port}`) throw new Error(`The sitemap of ${host} names ${address}.`)
    return pathname
  })
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
