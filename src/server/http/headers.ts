import type { PageSources, SourceKind } from '../../content/pageSources'

/**
 * Sent with every page of a site. The style's hash lets the one inlined style pass; scripts only from us (D14) and from
 * where the page's sections, settings and loaders say.
 */
export const pageHeaders = ({
  styleHash,
  sources = {},
}: {
  styleHash: string
  sources?: PageSources
}): Record<string, string> => {
  const and = (kind: SourceKind) => (sources[kind] ?? []).map(host => ` ${host}`).join('')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${and('script')}`,
      `style-src-elem 'self' 'sha256-${styleHash}'${and('style')}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data:${and('image')}`,
      `media-src 'self'${and('media')}`,
      `font-src 'self'${and('font')}`,
      `connect-src 'self'${and('connect')}`,
      `frame-src 'self'${and('frame')}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    ...commonHeaders,
  }
}

export const commonHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
}

/** A host that is reached by https tells browsers to use nothing else. Not its subdomains: they may be other people's. */
export const transportHeaders = (origin: string): Record<string, string> =>
  origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** D14: pages a visitor is likely to open next are fetched ahead; never edit, login, api or protected ones. */
export const speculationAddress = '/assets/speculation.json'
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*/edit',
                '/*/edit/*',
                '/desk/*',
                '/*/login',
                '/api/*',
                '/*/search*',
                '/preview/*',
                '/media/*',
              ],
            },
          },
          { not: { selector_matches: '[target=_blank], [data-no-prefetch]' } },
        ],
      },
    },
  ],
}
