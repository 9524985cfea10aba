import * as access from './access'
import * as account from './account'
import * as audit from './audit'
import * as auth from './auth'
import type { Call } from './call'
import * as changelog from './changelog'
import * as collection from './collection'
import * as data from './data'
import * as duplicate from './duplicate'
import * as field from './field'
import * as group from './group'
import * as history from './history'
import * as languages from './languages'
import * as media from './media'
import * as navigation from './navigation'
import * as optician from './optician'
import * as page from './page'
import * as passkeys from './passkeys'
import * as people from './people'
import * as preview from './preview'
import * as revalidate from './revalidate'
import * as settings from './settings'
import * as site from './site'
import * as sites from './sites'
import * as tokens from './tokens'
import * as translation from './translation'
import * as versions from './versions'
import * as xliff from './xliff'

/** Every call there is, by name: routes, client, OpenAPI and the permission matrix come from this. */
export const calls = {
  ...auth,
  ...access,
  ...page,
  ...data,
  ...duplicate,
  ...field,
  ...group,
  ...history,
  ...collection,
  ...media,
  ...navigation,
  ...optician,
  ...settings,
  ...site,
  ...revalidate,
  ...versions,
  ...preview,
  ...changelog,
  ...translation,
  ...people,
  ...account,
  ...tokens,
  ...passkeys,
  ...audit,
  ...sites,
  ...languages,
  ...xliff,
}

export type CallName = keyof typeof calls

export const allCalls = Object.entries(calls) as [CallName, Call][]
