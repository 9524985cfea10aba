import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import type { OpeningPeriod } from '../../content/business'
import type { Settings } from '../../content/settings'
import type { Theme } from '../../content/theme'
import { newId } from '../newId'
import { readBusiness, writeBusiness } from '../storage/business'
import { readRecord, writeRecord } from '../storage/records'
import { updateSite } from '../storage/sites'

const weekdays = (time: string): OpeningPeriod[] =>
  [1, 2].map(day => ({ open: { day, time }, close: { day, time: '1800' } }))

onBothEngines('the look of a site', open => {
  const start = async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const as = async (role: 'admin' | 'optician') =>
      caller({ app, site, cookie: (await signIn(storage, site, role)).cookie })
    const visit = async () => (await app.inject({ url: '/de', headers: { host: site.host } })).body
    return { storage, site, app, visit, admin: await as('admin'), editor: await as('optician') }
  }
  const theme = (answer: { body: { data: unknown } }) => (answer.body.data as { theme: Theme }).theme

  it('[D27] an admin changes single colours, fonts and corners, and the next visitor sees it', async () => {
    const { admin, visit } = await start()
    expect(await visit()).not.toContain('--primary:#123456')
    const answer = await admin('POST', 'site/theme', { colors: { primary: '#123456' }, radius: 12 })
    expect((answer.body.data as { css: string }).css).toContain('--primary:#123456')
    const page = await visit()
    expect(page).toContain('--primary:#123456')
    expect(page).toContain('--radius:12px')
    await admin('POST', 'site/theme', { colors: { accent: '#654321' }, fonts: { heading: 'inter' } })
    const now = theme(await admin('GET', 'site/theme'))
    expect(now.colors).toMatchObject({ primary: '#123456', accent: '#654321' })
    expect(now.fonts.heading).toBe('inter')
  })

  it('[D27] of many who change different colours at once each keeps theirs', async () => {
    const { admin } = await start()
    const tokens = ['primary', 'secondary', 'background', 'header', 'text', 'accent', 'extended'] as const
    const colors = Object.fromEntries(tokens.map((token, index) => [token, `#00000${index + 1}`]))
    const answers = await Promise.all(
      tokens.map(token => admin('POST', 'site/theme', { colors: { [token]: colors[token] } })),
    )
    expect(answers.map(answer => answer.status)).toEqual(tokens.map(() => 200))
    expect(theme(await admin('GET', 'site/theme')).colors).toEqual(colors)
  })

  it('[SEC-3] editors look, admins change; what is no colour, font or picture of the site is refused', async () => {
    const { admin, editor } = await start()
    expect((await editor('GET', 'site/theme')).status).toBe(200)
    expect((await editor('POST', 'site/theme', { radius: 3 })).status).toBe(403)
    for (const wrong of [
      { colors: { primary: 'red' } },
      { colors: { glow: '#ffffff' } },
      { fonts: { base: 'comic-sans' } },
      { radius: 99 },
    ])
      expect((await admin('POST', 'site/theme', wrong)).status).toBe(400)
    expect((await admin('POST', 'site/theme', { logoMediaId: newId() })).status).toBe(404)
  })

  it('[SET-7] a quality label stands in the footer and the contact section, and nowhere while there is no account', async () => {
    const { storage, site, app, editor } = await start()
    await createTestPage(storage, site, {
      name: { de: 'Kontakt', fr: 'Contact' },
      groups: [{ type: 'contact', fields: { title: { text: { de: 'Kontakt', fr: 'Contact' } } } }],
    })
    const seals = async () => {
      const { body } = await app.inject({ url: '/de/kontakt', headers: { host: site.host } })
      return [...body.matchAll(/<a class="seal"[^>]*href="([^"]*)".*?class="seal-name">([^<]*)/gs)].map(
        ([, ...seal]) => seal,
      )
    }
    expect(await seals()).toEqual([])
    const settings = (await editor('GET', 'settings')).body.data as unknown as Settings
    const accounts = { qualitySurvey: 'Kundenspiegel umfrage.ch/laden' }
    expect((await editor('POST', 'settings', { ...settings, accounts })).status).toBe(200)
    const seal = ['https://umfrage.ch/laden', 'Kundenspiegel']
    expect(await seals()).toEqual([seal, seal])
  })

  it('[SET-3] takes footer and imported hours anew from a branch, undoably; an unknown one is named', async () => {
    const { storage, site, editor } = await start()
    expect((await editor('POST', 'optician', { branchId: newId() })).body).toMatchObject({
      code: 'branch_not_found',
      error: 'Branch ID not found',
    })
    const [businessId, branchId] = [newId(), newId()]
    await storage.write(async tx => {
      await writeBusiness(tx, {
        ownerSiteId: site.id,
        business: {
          id: businessId,
          name: 'Optik',
          logoMediaId: null,
          programs: { gesundheitsoptik: { active: false }, frequentlens: { active: false } },
          branches: [
            {
              id: branchId,
              businessId,
              active: true,
              name: 'Seen',
              url: null,
              street: 'Hauptgasse',
              streetNumber: '7',
              zip: '8400',
              city: 'Winterthur',
              canton: 'ZH',
              phone: '052 212 34 56',
              email: 'seen@example.ch',
              emailOverwrite: null,
              periods: weekdays('0830'),
              specials: [],
            },
          ],
        },
      })
      await updateSite(tx, site.id, { businessId })
    })
    const hours = async () => (await readBusiness(storage.read, businessId))?.branches[0]?.periods
    const setHours = (time: string, personId: string) =>
      storage.write(tx =>
        writeRecord(tx, {
          kind: 'branch',
          id: branchId,
          parentId: businessId,
          ownerSiteId: site.id,
          patch: { periods: weekdays(time) },
          author: { personId },
        }),
      )
    await setHours('0900', 'anna')
    const pageId = await createTestPage(storage, site)
    const { body } = await editor('POST', 'optician', { branchId, fromPageId: pageId })
    expect(body.data).toMatchObject({
      footer: {
        street: 'Hauptgasse 7',
        city: '8400 Winterthur',
        email: 'seen@example.ch',
        phone: '052 212 34 56',
      },
    })
    expect(await hours()).toEqual(weekdays('0830'))
    const logged = await storage.read
      .selectFrom('record_changes')
      .select(['key', 'person_id'])
      .where('id', '=', branchId)
      .where('key', '=', 'periods')
      .orderBy('version', 'desc')
      .executeTakeFirst()
    expect(logged?.person_id).toMatch(/^[0-9a-f-]{36}$/)

    const street = async () =>
      ((await editor('GET', 'settings')).body.data as { footer: { street: string } }).footer.street
    const undone = (await editor('POST', 'page/undo', { id: pageId })).body.data
    expect(undone).toMatchObject({ skipped: [], canRedo: true })
    expect([await hours(), await street()]).toEqual([weekdays('0900'), ''])
    await editor('POST', 'page/redo', { id: pageId })
    expect([await hours(), await street()]).toEqual([weekdays('0830'), 'Hauptgasse 7'])
    // What somebody else sets meanwhile stays.
    await setHours('1000', 'beat')
    const passed = (await editor('POST', 'page/undo', { id: pageId })).body.data as { skipped: { object: string }[] }
    expect(passed.skipped).toMatchObject([{ object: 'business', key: 'periods', value: weekdays('1000') }])
    expect([await hours(), await street()]).toEqual([weekdays('1000'), ''])
    // An import of before its hours were noted is what is there.
    const { imported: _, ...data } = (await readRecord(storage.read, 'branch', branchId))!.data
    await storage.write(tx =>
      tx.db
        .updateTable('records')
        .set({ data: JSON.stringify(data) })
        .where('id', '=', branchId)
        .execute(),
    )
    await editor('POST', 'optician', { branchId })
    expect(await hours()).toEqual(weekdays('1000'))
    await setHours('1100', 'anna')
    await editor('POST', 'optician', { branchId })
    expect(await hours()).toEqual(weekdays('1000'))
  })
})
