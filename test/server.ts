import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { PageCollection } from '../src/content/collection'
import type { GroupDraft } from '../src/content/draft'
import type { SiteId } from '../src/content/id'
import type { Locale, Localized } from '../src/content/locale'
import type { PageKey, PageRole } from '../src/content/page'
import type { Role } from '../src/content/site'
import { defaultTheme } from '../src/content/theme'
import type { Envelope } from '../src/contract/errors'
import { createApp } from '../src/server/app'
import { addPage } from '../src/server/editing/addPage'
import { publishPage } from '../src/server/editing/publishPage'
import { createServices, type Services } from '../src/server/services'
import { developmentAssets } from '../src/server/start/assets'
import { readConfig } from '../src/server/start/config'
import { insertPerson, setMembership } from '../src/server/storage/people'
import { openSession } from '../src/server/storage/sessions'
import { addHost, insertSite, newSiteId } from '../src/server/storage/sites'
import type { Storage } from '../src/server/storage/storage'
import { sharedPictures } from './sharedPictures'

/** A whole server without a port, on the database that is given; it stops with the test. */
export const startTestServer = async (
  storage: Storage,
  { clock, env }: { clock?: () => number; env?: Record<string, string> } = {},
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
  const services = await createServices({
    config: readConfig({ DATA_DIR: dataDir, VITRINE_DEMO: '0', ...env }),
    storage,
    assets: developmentAssets,
    pictures: sharedPictures,
    demoPictures: 'demo/pictures',
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    clock,
  })
  const app = await createApp(services, { clientDirs: [dataDir] })
  onTestFinished(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, services, storage }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

export type TestSite = { id: SiteId; host: string; locales: Locale[] }

let count = 0

export const createTestSite = async (
  storage: Storage,
  { host, locales = ['de', 'fr'] }: { host?: string; locales?: Locale[] } = {},
): Promise<TestSite> => {
  count += 1
  const number = count
  const id = newSiteId()
  const name = host ?? `site${number}.localhost`
  await storage.write(async tx => {
    await insertSite(tx, {
      id,
      key: `site-${number}`,
      name: `Laden ${number}`,
      locales,
      defaultLocale: 'de',
      theme: defaultTheme,
      isAssociation: false,
      healthOpticsFlag: false,
      businessId: null,
    })
    await addHost(tx, id, { host: name, isPrimary: true, scheme: 'http', port: null })
  })
  return { id, host: name, locales }
}

export const createTestPage = async (
  storage: Storage,
  site: TestSite,
  {
    name = { de: 'Start', fr: 'Accueil' },
    slug,
    role,
    key,
    groups = [hero('Klar sehen', 'Voir clair')],
    isPublished = true,
    collection = null,
  }: {
    name?: Localized<string>
    slug?: Localized<string>
    role?: PageRole
    key?: PageKey
    groups?: GroupDraft[]
    isPublished?: boolean
    collection?: PageCollection | null
  } = {},
): Promise<string> =>
  storage.write(async tx => {
    const author = { personId: null }
    const pageId = await addPage(tx, { siteId: site.id, collection, role, key, name, slug, groups, author })
    if (isPublished) await publishPage(tx, { siteId: site.id, pageId, author })
    return pageId
  })

export const hero = (de: string, fr?: string): GroupDraft => ({
  type: 'hero',
  fields: { title: { text: fr ? { de, fr } : { de } } },
})

/** A signed-in person of a site (or the operator) as their browser's cookie. */
export const signIn = async (
  storage: Storage,
  site: TestSite,
  role: Role | 'operator' = 'optician',
  languages: readonly Locale[] | null = null,
): Promise<{ cookie: string; personId: string }> => {
  count += 1
  const number = count
  const token = await storage.write(async tx => {
    const isOperator = role === 'operator'
    const personId = await insertPerson(tx, {
      email: `person${number}@example.ch`,
      name: `Person ${number}`,
      passwordHash: null,
      isOperator,
    })
    if (!isOperator) await setMembership(tx, site.id, personId, { role, languages })
    return { token: await openSession(tx, site.id, personId), personId }
  })
  return { cookie: `vitrine_session=${token.token}`, personId: token.personId }
}

type Answer = { status: number; body: Envelope & Record<string, unknown>; headers: Record<string, unknown> }

/** Calls the API as the editor's browser would. */
export const caller =
  ({ app, site, cookie }: { app: FastifyInstance; site: TestSite; cookie?: string }) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, input: object = {}): Promise<Answer> => {
    const isGet = method === 'GET'
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const response = await app.inject({
      method,
      url: `/api/v1/${path}${query}`,
      headers: {
        host: site.host,
        ...(cookie ? { cookie } : {}),
        ...(isGet ? {} : { origin: `http://${site.host}`, 'sec-fetch-site': 'same-origin' }),
      },
      ...(method === 'POST' ? { payload: input } : {}),
    })
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }

export const visit = (
  app: FastifyInstance,
  site: Pick<TestSite, 'host'>,
  url: string,
  headers: Record<string, string> = {},
) => app.inject({ method: 'GET', url, headers: { host: site.host, ...headers } })

export type { Services }
