import type { CallName } from '../../contract/calls'
import { accessHandlers } from './access'
import { accountHandlers } from './account'
import { auditHandlers } from './audit'
import { authHandlers } from './auth'
import { changelogHandlers } from './changelog'
import { collectionHandlers } from './collection'
import type { AnyHandler } from './context'
import { dataHandlers } from './data'
import { duplicateHandlers } from './duplicate'
import { groupHandlers } from './group'
import { historyHandlers } from './history'
import { invitationHandlers } from './invitation'
import { languageHandlers } from './languages'
import { mediaHandlers } from './media'
import { mineHandlers } from './mine'
import { navigationHandlers } from './navigation'
import { opticianHandlers } from './optician'
import { pageHandlers } from './page'
import { pageEventsHandlers } from './pageEvents'
import { pageListHandlers } from './pageLists'
import { passkeyHandlers } from './passkeys'
import { peopleHandlers } from './people'
import { previewHandlers } from './preview'
import { publishingHandlers } from './publishing'
import { revalidateHandlers } from './revalidate'
import { settingsHandlers } from './settings'
import { siteHandlers } from './site'
import { sitesHandlers } from './sites'
import { tokenHandlers } from './tokens'
import { translationHandlers } from './translation'
import { versionHandlers } from './versions'

/** One for every call of the contract; a missing one does not compile. */
export const handlers: Record<CallName, AnyHandler> = {
  ...authHandlers,
  ...accessHandlers,
  ...pageHandlers,
  ...pageListHandlers,
  ...pageEventsHandlers,
  ...publishingHandlers,
  ...dataHandlers,
  ...duplicateHandlers,
  ...groupHandlers,
  ...collectionHandlers,
  ...historyHandlers,
  ...mediaHandlers,
  ...navigationHandlers,
  ...opticianHandlers,
  ...settingsHandlers,
  ...siteHandlers,
  ...revalidateHandlers,
  ...versionHandlers,
  ...previewHandlers,
  ...changelogHandlers,
  ...translationHandlers,
  ...peopleHandlers,
  ...invitationHandlers,
  ...accountHandlers,
  ...tokenHandlers,
  ...passkeyHandlers,
  ...auditHandlers,
  ...sitesHandlers,
  ...mineHandlers,
  ...languageHandlers,
}
