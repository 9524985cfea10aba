import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeBusiness } from '../src/server/storage/business'
import { insertMedia } from '../src/server/storage/media'
import { updateSite } from '../src/server/storage/sites'
import { openSqlite } from '../src/server/storage/sqlite'
import type { Storage } from '../src/server/storage/storage'
import { texts } from './editing'
import type { OldDatabase } from './oldDatabase'
import { sampleMedia } from './sampleMedia'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from './server'

/**
 * Before a migration is written, `KEEP_DATABASE=before-010 npx vitest run test/keepDatabase.test.ts` keeps a database of
 * today's version for `migrate.test.ts`. Without the name it only tries that it still could.
 */
const name = process.env.KEEP_DATABASE

const id = (number: number) => `0190a000-0000-7000-8000-00000000000${number}`

const branch = (number: number, title: string) => ({
  ...{ id: id(number), businessId: id(1), active: true, name: title, url: null, canton: 'ZH' as const },
  ...{ street: 'Marktgasse', streetNumber: '4', zip: '8400', city: 'Winterthur' },
  ...{ phone: '052 212 34 56', email: 'info@laden.ch', emailOverwrite: null },
  periods: [1, 2, 3, 4, 5].map(day => ({ open: { day, time: '0830' }, close: { day, time: '1800' } })),
  specials: [{ date: '2026-12-24', open: '0900', close: '1500' }],
})

describe('a database that is kept', () => {
  it('holds something of everything that a later version must not lose', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'vitrine-kept-'))
    const storage = await openSqlite(directory)
    onTestFinished(async () => {
      await storage.close()
      rmSync(directory, { recursive: true, force: true })
    })
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage, { host: 'alt.localhost' })
    const picture = { ...sampleMedia['optik/workshop']!, id: id(6), objectId: id(7) }
    await storage.write(async tx => {
      await insertMedia(tx, site.id, picture)
      const programs = { gesundheitsoptik: { active: true }, frequentlens: { active: false } }
      const branches = [branch(2, 'Altstadt'), branch(3, 'Bahnhof')]
      const business = { id: id(1), name: 'Optik Alt', logoMediaId: null, programs, branches }
      await writeBusiness(tx, { ownerSiteId: site.id, business })
      await updateSite(tx, site.id, { businessId: id(1) })
    })
    const add = (de: string, fr: string) => createTestPage(storage, site, { name: { de, fr } })
    const [second, secret, gone] = [
      await add('Kontakt', 'Contact'),
      await add('Geheim', 'Secret'),
      await add('Weg', 'Partie'),
    ]
    const link = { type: 'page' as const, page: { id: second, collection: null } }
    const words = { type: 'text' as const, text: 'Hier entlang', marks: [{ type: 'link' as const, attrs: { link } }] }
    const json = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [words] }] }
    const rich = { json, text: 'Hier entlang' }
    const home = await createTestPage(storage, site, {
      ...{ role: 'home', key: 'home' },
      groups: [
        {
          type: 'hero',
          fields: { title: { text: { de: 'Klar sehen', fr: 'Voir clair' } }, image: { media: picture.id } },
        },
        { type: 'richTextBlock', fields: { textBlock: { text: { de: rich, fr: rich } } } },
        {
          type: 'imageBoard',
          cards: [{ type: 'imageCard', fields: { title: { text: { de: 'Karte', fr: 'Carte' } } } }],
        },
      ],
    })
    const { cookie, personId } = await signIn(storage, site, 'admin')
    const call = caller({ app, site, cookie })
    const done = async (method: 'GET' | 'POST', path: string, input: object = {}) => {
      const { status, body } = await call(method, path, input)
      expect([path, status, body.code]).toEqual([path, 200, undefined])
      return body.data as never
    }
    const read = async () => ((await done('GET', 'page/working', { id: home })) as Working).document
    const hero = (await read()).groups[0]!.id
    const write = (field: string, data: object) =>
      done('POST', 'data', { itemType: 'field', linkId: null, add: { parentId: hero, name: field }, data })
    await done('POST', 'media/update', {
      ...{ media: { id: picture.id, alt: { de: 'Eine Brille', fr: 'Des lunettes' } }, pageId: home },
    })
    const entry = { id: id(5), type: 'page', page: { id: second }, appearance: 'button' }
    await done('POST', 'navigation', {
      navigation: [{ id: id(4), label: { de: 'Mehr', fr: 'Plus' }, children: [entry] }],
    })
    const settings = (await done('GET', 'settings')) as { contact: object; socialAccounts: object }
    await done('POST', 'settings', {
      ...settings,
      contact: { ...settings.contact, companyName: 'Optik Alt AG' },
      socialAccounts: { ...settings.socialAccounts, instagram: 'https://www.instagram.com/optikalt' },
    })
    await done('POST', 'site/theme', { colors: { accent: '#b3261e' }, logoMediaId: picture.id })
    await done('POST', 'page/info', { id: secret, lang: 'de', meta: { password: 'sesam öffne dich' } })
    await done('POST', 'page/remove', { id: gone })
    await write('title', texts({ de: 'Gut sehen' }))
    await done('POST', 'page/publish', { id: home })
    await write('title', texts({ de: 'Besser sehen' }))
    await done('POST', 'page/schedule', { id: second, at: '2031-05-01T08:00' })
    await done('POST', 'page/unschedule', { id: second })
    await write('button', { ...texts({ de: 'Kontakt', fr: 'Contact' }), options: { link: { value: link } } })
    await done('POST', 'page/schedule', { id: second, at: '2031-05-01T08:00' })
    if (!name) return
    const old: OldDatabase = {
      ...{ madeAt: Date.now(), siteId: site.id, personId, pictureId: picture.id },
      pages: { home, second, secret, gone },
      before: {
        working: await read(),
        navigation: await done('GET', 'navigation'),
        settings: await done('GET', 'settings'),
        branches: await done('GET', 'optician'),
      },
      tables: await dump(storage),
    }
    writeFileSync(join(import.meta.dirname, 'databases', `${name}.json.gz`), gzipSync(JSON.stringify(old)))
  })
})

type Working = { document: OldDatabase['before']['working'] }

/** All rows but those that grant access or last a moment. */
const dump = async ({ read }: Storage) => {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(read)
  const dumped: Record<string, object[]> = {}
  for (const { name } of tables) {
    if (['sessions', 'secrets', 'rate_limits', 'presence'].includes(name)) continue
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(read)
    if (rows.length > 0) dumped[name] = rows
  }
  return dumped as OldDatabase['tables']
}
