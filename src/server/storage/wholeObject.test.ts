import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../../../migrations/007-theme'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'
import { defaultSettings, type Settings } from '../../content/settings'
import { defaultTheme } from '../../content/theme'
import { newId } from '../newId'
import { insertMedia } from './media'
import { findUses } from './uses'
import { readLeaves } from './wholeObject'

onBothEngines('what is kept leaf by leaf', open => {
  const begin = async (options?: { isOwn: boolean }) => {
    const { app, storage } = await startTestServer(await open(options))
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const as = async (...person: [role: 'admin' | 'optician', languages?: ('de' | 'fr')[]]) =>
      caller({ app, site, cookie: (await signIn(storage, site, ...person)).cookie })
    return { app, storage, site, pageId, as, admin: await as('admin') }
  }
  const entry = (pageId: string) => ({
    id: newId(),
    label: { de: 'Angebot', fr: 'Offre' },
    children: [{ id: newId(), type: 'page' as const, page: { id: pageId }, appearance: 'default' as const }],
  })

  it('[LIB-9] knows which entry names a page and which logo a picture, until it no longer does', async () => {
    const { admin, storage, site, pageId } = await begin()
    const logo = { ...Object.values(sampleMedia)[0]!, id: newId() }
    await storage.write(tx => insertMedia(tx, site.id, logo))
    const used = async () => [
      ...(await findUses(storage.read, site.id, { kind: 'page', id: pageId })),
      ...(await findUses(storage.read, site.id, { kind: 'media', id: logo.id })),
    ]
    const container = entry(pageId)
    expect((await admin('POST', 'navigation', { navigation: [container] })).status).toBe(200)
    expect((await admin('POST', 'site/theme', { logoMediaId: logo.id })).status).toBe(200)
    expect(await used()).toMatchObject([
      { itemId: 'navigation', key: `child.${container.children[0]!.id}` },
      { itemId: 'theme', key: 'logoMediaId' },
    ])
    await admin('POST', 'navigation', { navigation: [] })
    await admin('POST', 'site/theme', { logoMediaId: null })
    expect(await used()).toEqual([])
  })

  it('[LANG-1] who may write French alone names no entry and writes no mail in German', async () => {
    const { admin, as, pageId } = await begin()
    const container = entry(pageId)
    await admin('POST', 'navigation', { navigation: [container] })
    const french = await as('optician', ['fr'])
    const named = (label: object) => french('POST', 'navigation', { navigation: [{ ...container, label }] })
    expect((await named({ de: 'Anderes', fr: 'Offre' })).body).toMatchObject({ details: { language: 'de' } })
    expect((await named({ de: 'Angebot', fr: 'Autre' })).status).toBe(200)
    const mail = { subject: 'x', body: '', signature: '' }
    const write = (mailTexts: Settings['vitrine']['mailTexts']) =>
      french('POST', 'settings', { ...defaultSettings, vitrine: { ...defaultSettings.vitrine, mailTexts } })
    expect((await write({ de: mail })).body).toMatchObject({ code: 'not_allowed', details: { language: 'de' } })
    expect((await write({ fr: mail })).status).toBe(200)
  })

  it('[API-4] a default that becomes a value of its own is nobody’s change', async () => {
    const { admin, storage, site } = await begin()
    const { version } = (await admin('GET', 'settings')).body as unknown as { version: number }
    await admin('POST', 'settings', { ...defaultSettings, contact: { email: '', companyName: 'AG' }, base: version })
    const { leaves } = await readLeaves(storage.read, site.id, 'settings')
    expect(leaves.get('header.upperCase')).toBe(false)
    const log = await storage.read
      .selectFrom('changes')
      .select('key')
      .where('site_id', '=', site.id)
      .where('page_id', '=', 'settings')
      .execute()
    expect(log.map(({ key }) => key)).toEqual(['contact.companyName'])
    const header = { ...defaultSettings.header, upperCase: true }
    const contact = { email: '', companyName: 'AG' }
    expect((await admin('POST', 'settings', { ...defaultSettings, header, contact, base: version })).status).toBe(200)
  })

  it('the themes of sites from before are kept, with their logos, and nothing looks different', async () => {
    const { app, admin, storage, site, pageId } = await begin({ isOwn: true })
    await admin('POST', 'navigation', { navigation: [entry(pageId)] })
    const logoMediaId = newId()
    const theme = { ...defaultTheme, radius: 17, logoMediaId }
    // The database as it was before.
    await storage.write(async ({ db }) => {
      for (const statement of [
        'drop index changes_from',
        'alter table changes drop column from_page_id',
        'alter table changes drop column from_seq',
        "alter table sites add column theme text not null default '{}'",
        "delete from item_values where item_id = 'theme'",
        'delete from uses',
      ])
        await sql.raw(statement).execute(db)
      await sql`update sites set theme = ${JSON.stringify(theme)}`.execute(db)
      const columns = storage.engine === 'sqlite' ? { text: 'text', int: 'integer' } : { text: 'text', int: 'bigint' }
      const run = async (statement: string) => void (await sql.raw(statement).execute(db))
      await up({ ...columns, strict: '', run, db })
    })
    await storage.write(async tx => tx.touch(site.id, 'site'))
    expect((await admin('GET', 'site/theme')).body).toMatchObject({ version: 1, data: { theme } })
    expect((await visit(app, site, '/de')).body).toContain('--radius:17px')
    expect((await admin('POST', 'site/theme', { radius: 3, base: 1 })).body).toMatchObject({ status: 200, version: 2 })
    expect(await findUses(storage.read, site.id, { kind: 'media', id: logoMediaId })).toHaveLength(1)
    expect(await findUses(storage.read, site.id, { kind: 'page', id: pageId })).toHaveLength(1)
  })
})
