import type { SiteId } from '../../content/id'
import type { Storage } from '../storage/storage'
import { writeSite } from '../storage/writeSite'
import type { Author } from '../storage/writeValues'
import { eachChangedPage } from './eachChangedPage'
import { revertPage } from './revertPage'

/** Every changed page that visitors see goes back to what they see. */
export const revertChangedPages = (storage: Storage, { siteId, author }: { siteId: SiteId; author: Author }) =>
  eachChangedPage(
    storage,
    siteId,
    pageId => writeSite(storage, siteId, tx => revertPage(tx, { siteId, pageId, author })),
    {
      publishedOnly: true,
    },
  )
