import type { GroupDraft } from '../src/content/draft'
import type { Locale } from '../src/content/locale'
import type { PageDocument } from '../src/content/page'
import type { Role } from '../src/content/site'
import type { PageInfo } from '../src/contract/page'
import { readWorkingPage } from '../src/server/storage/pages'
import type { Storage } from '../src/server/storage/storage'
import { caller, createTestPage, createTestSite, signIn, startTestServer, type TestServer } from './server'

/** A server with one site, its published home page and a signed-in editor. */
export const startEditing = async (
  storage: Storage,
  { clock, ...content }: { groups?: GroupDraft[]; locales?: Locale[]; clock?: () => number } = {},
) => editNewSite(await startTestServer(storage, { clock }), content)

/** The same on a server that runs already. */
export const editNewSite = async (
  server: TestServer,
  { groups, locales, role }: { groups?: GroupDraft[]; locales?: Locale[]; role?: Role } = {},
) => {
  const { storage } = server
  const site = await createTestSite(storage, { locales })
  const pageId = await createTestPage(storage, site, { role: 'home', key: 'home', groups })
  const { cookie, personId } = await signIn(storage, site, role)
  const call = caller({ app: server.app, site, cookie })
  const info = async (id = pageId) => (await call('GET', 'page/info', { id })).body.data as unknown as PageInfo
  /** The page as it is being edited, straight from the rows. */
  const document = async (id = pageId): Promise<PageDocument> =>
    (await readWorkingPage(storage.read, site.id, id))!.document
  const children = async (id = pageId) => (await info(id)).children
  const firstGroup = async () => (await children())[0]!.id
  return { ...server, site, pageId, cookie, personId, call, info, document, children, firstGroup }
}

export type Editing = Awaited<ReturnType<typeof startEditing>>

/** Writes a value of a field that may not exist yet, as the editor does. */
export const writeField = (
  { call }: Pick<Editing, 'call'>,
  { groupId, name, data, ...extra }: { groupId: string; name: string; data: object; base?: unknown; changeId?: string },
) => call('POST', 'data', { itemType: 'field', linkId: null, add: { parentId: groupId, name }, data, ...extra })

export const texts = (data: Record<string, string | null>) => ({ content: { type: 'localizedSingleValue', data } })
