import * as z from 'zod/mini'
import { localeSchema } from '../content/locale'
import { mediaSchema } from '../content/media'
import { themeTokenSchema } from '../content/theme'
import type { Shell, ShellLink } from '../live/shell'

const place = { href: z.string(), isProtected: z.optional(z.boolean()) }

const link: z.ZodMiniType<ShellLink> = z.strictObject({
  ...place,
  id: z.string(),
  label: z.string(),
  lang: z.optional(localeSchema),
  isCurrent: z.boolean(),
  appearance: z.enum(['default', 'button']),
  isUnpublished: z.optional(z.boolean()),
})

const logo = z.strictObject({ media: z.nullable(mediaSchema), size: z.enum(['small', 'medium', 'large']) })

const contact = z.strictObject({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  phone: z.nullable(z.strictObject({ label: z.string(), href: z.string() })),
  email: z.nullable(z.string()),
})

const hours = { hours: z.string(), isClosed: z.boolean() }
const footerHours = z.strictObject({
  branchName: z.nullable(z.string()),
  week: z.array(z.strictObject({ from: z.number(), to: z.number(), days: z.string(), ...hours })),
  specials: z.array(
    z.strictObject({
      date: z.string(),
      day: z.string(),
      label: z.nullable(z.string()),
      ...hours,
      isConfirmed: z.boolean(),
    }),
  ),
  script: z.strictObject({ open: z.array(z.number()), days: z.array(z.number()) }),
})

/** What stands around a page's sections. For types and documents; nothing is checked against it at run time. */
export const shell: z.ZodMiniType<Shell> = z.strictObject({
  siteName: z.string(),
  homeHref: z.string(),
  searchHref: z.string(),
  editHref: z.nullable(z.string()),
  hasTracking: z.boolean(),
  header: z.strictObject({
    look: z.enum(['transparent', 'opaque']),
    isOpaqueOnMobile: z.boolean(),
    showLogoOnMobile: z.boolean(),
    logo,
    logoPosition: z.enum(['left', 'center']),
    isBold: z.boolean(),
    isUpperCase: z.boolean(),
    loginHref: z.nullable(z.string()),
    contact,
  }),
  navigation: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('link'), link }),
      z.strictObject({
        kind: z.literal('fold'),
        id: z.string(),
        label: z.string(),
        lang: z.optional(localeSchema),
        isCurrent: z.boolean(),
        links: z.array(link),
      }),
    ]),
  ),
  trail: z.nullable(z.strictObject({ up: link, current: link })),
  languages: z.array(z.strictObject({ ...place, locale: localeSchema, label: z.string(), isCurrent: z.boolean() })),
  footer: z.strictObject({
    color: z.nullable(themeTokenSchema),
    logo,
    isUpperCase: z.boolean(),
    contact,
    hours: z.nullable(footerHours),
    links: z.array(link),
    seal: z.nullable(z.strictObject({ name: z.string(), href: z.nullable(z.string()) })),
    social: z.array(z.strictObject({ network: z.enum(['instagram', 'facebook', 'linkedIn']), href: z.string() })),
  }),
  overlay: z.strictObject({
    shape: z.nullable(z.strictObject({ kind: z.enum(['triangle', 'bubble']), share: z.number() })),
    gradient: z.nullable(z.strictObject({ from: themeTokenSchema, to: themeTokenSchema, share: z.number() })),
  }),
})
