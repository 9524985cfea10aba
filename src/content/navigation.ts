import * as z from 'zod/mini'
import { idSchema } from './id'
import { localeSchema, localized } from './locale'
import { text } from './text'

const pageReference = z.strictObject({
  id: idSchema,
  /** Sent back by older editors; the page's own list counts. */
  meta: z.optional(z.strictObject({ disallowedLanguages: z.optional(z.array(localeSchema)) })),
})

export const navigationChildSchema = z.strictObject({
  id: idSchema,
  type: z.literal('page'),
  page: pageReference,
  appearance: z._default(z.enum(['default', 'button']), 'default'),
})
export type NavigationChild = z.infer<typeof navigationChildSchema>

/** PAGE-4: a container with an empty label shows its children at the top level. */
export const navigationContainerSchema = z.strictObject({
  id: idSchema,
  label: localized(text(200)),
  children: z.array(navigationChildSchema).check(z.maxLength(200)),
})
export type NavigationContainer = z.infer<typeof navigationContainerSchema>

export const navigationSchema = z.array(navigationContainerSchema).check(z.maxLength(50))
export type Navigation = z.infer<typeof navigationSchema>
