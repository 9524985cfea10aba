import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import type { Theme } from '../../content/theme'
import { newId } from '../newId'
import { writeBusiness } from '../storage/business'
import { updateSite } from '../storage/sites'

onBothEngines('the look of a site', open => {
  const start = async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const as = async (role: 'admin' | 'optician') =>
      caller({ app, site, cookie: (await signIn(storage, site, role)).cookie })
    const visit = async () => (await app.inject({ url: '/de', headers: { host: site.host } })).body
    return { storage, site, visit, admin: await as('admin'), editor: await as('optician') }
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

  it('[SET-3] takes the footer anew from a branch; an unknown one is named', async () => {
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
              periods: [],
              specials: [],
            },
          ],
        },
      })
      await updateSite(tx, site.id, { businessId })
    })
    const { body } = await editor('POST', 'optician', { branchId })
    expect(body.data).toMatchObject({
      footer: {
        street: 'Hauptgasse 7',
        city: '8400 Winterthur',
        email: 'seen@example.ch',
        phone: '052 212 34 56',
      },
    })
  })
})
