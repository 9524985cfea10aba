/** LIVE-12. Search, sign-in and game pages stay readable so that their noindex is seen. */
export const robotsTxt = ({ origin, isSuspended = false }: { origin: string; isSuspended?: boolean }): string => {
  if (isSuspended) return 'User-agent: *\nDisallow: /\n'
  const hidden = ['/api/', '/preview/', '/*/edit$', '/*/edit/', '/*/edit?']
  return `User-agent: *\n${hidden.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
