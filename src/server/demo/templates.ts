import { aspect } from './aspect'
import { golf } from './golf'
import { optik } from './optik'
import type { SiteTemplate } from './template'

/** What `--template` may name. */
export const templates: Record<string, SiteTemplate | undefined> = { optik, aspect, golf }
