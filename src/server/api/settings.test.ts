import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestSite, signIn, visit } from '../../../test/server'
import { defaultSettings, type Settings } from '../../content/settings'

onBothEngines('settings', open => {
  const start = async () => startEditing(await open())
  const own = { ...defaultSettings.footer, useBusinessDataFromLookUp: false, street: 'Marktgasse 1' }

  it('[MODEL-13, API-5] begin with the defaults and come back as sent', async () => {
    const { call } = await start()
    const first = await call('GET', 'settings')
    expect(first.body).toMatchObject({ data: defaultSettings, version: 0 })
    const settings: Settings = {
      ...defaultSettings,
      footer: own,
      vitrine: {
        ...defaultSettings.vitrine,
        mailTexts: { fr: { subject: 'Bonjour', body: 'a\nb', signature: '' } },
        glossary: [{ from: 'Brille', to: { fr: 'lunettes' } }],
      },
    }
    expect((await call('POST', 'settings', settings)).body.data).toEqual(settings)
    expect((await call('GET', 'settings')).body.data).toEqual(settings)
    expect((await call('POST', 'settings', defaultSettings)).status).toBe(200)
    expect((await call('GET', 'settings')).body.data).toEqual(defaultSettings)
  })

  it('[LIVE-13] are live on the next request', async () => {
    const { app, site, call } = await start()
    expect((await visit(app, site, '/de')).body).not.toContain('Marktgasse 1')
    await call('POST', 'settings', { ...defaultSettings, footer: own })
    expect((await visit(app, site, '/de')).body).toContain('Marktgasse 1')
    expect((await visit(app, site, '/de/gibt-es-nicht')).body).toContain('Marktgasse 1')
  })

  it('[API-4] a leaf changed since is 409 by name and nothing is written; other leaves go together', async () => {
    const { call } = await start()
    const version = (await call('POST', 'settings', defaultSettings)).body.version as number
    const first = { ...defaultSettings, contact: { email: 'a@example.ch', companyName: 'A' } }
    expect((await call('POST', 'settings', { ...first, base: version })).status).toBe(200)
    const second = { ...defaultSettings, contact: { email: 'b@example.ch', companyName: '' }, footer: own }
    const refused = await call('POST', 'settings', { ...second, base: version })
    expect(refused.body).toMatchObject({ code: 'stale_base' })
    const { conflicts } = refused.body.details as { conflicts: { key: string; current: unknown }[] }
    expect(conflicts.map(conflict => conflict.key).sort()).toEqual(['contact.companyName', 'contact.email'])
    expect((await call('GET', 'settings')).body.data).toEqual(first)
    const third = { ...first, footer: own }
    expect((await call('POST', 'settings', { ...third, base: version })).status).toBe(200)
    expect((await call('GET', 'settings')).body.data).toEqual(third)
  })

  it('[API-4] a replayed change answers the same and writes once', async () => {
    const { call, storage, site } = await start()
    const changeId = 'settings-change-1'
    const sent = { ...defaultSettings, contact: { email: '', companyName: 'Einmal' }, changeId }
    const answer = await call('POST', 'settings', sent)
    await call('POST', 'settings', { ...defaultSettings, contact: { email: '', companyName: 'Danach' } })
    expect((await call('POST', 'settings', sent)).body).toEqual(answer.body)
    expect((await call('GET', 'settings')).body.data).toMatchObject({ contact: { companyName: 'Danach' } })
    const log = await storage.read
      .selectFrom('changes')
      .select('after')
      .where('site_id', '=', site.id)
      .where('page_id', '=', 'settings')
      .execute()
    expect(log.filter(row => row.after?.includes('Einmal'))).toHaveLength(1)
    expect((await call('POST', 'navigation', { navigation: [], changeId })).body).toMatchObject({
      code: 'change_id_used',
    })
  })

  it('[LIVE-7, SEC-2] what does not fit is refused', async () => {
    const { call } = await start()
    const bad: [path: string, value: unknown][] = [
      ['tracking.googleAnalytics', 'G-1234"><script>'],
      ['tracking.googleTagManager', 'GTM-abc'],
      ['tracking.facebookPixel', '12345x'],
      ['header.loginPage.url', 'javascript:alert(1)'],
      ['socialAccounts.instagram', 'data:text/html,x'],
      ['bookingButton.shoreCompany', '../x'],
      ['footer.email', 'nobody'],
      ['vitrine.retentionDays', 0],
      ['vitrine.consent.months', 13],
      ['appearance.footerColor', 'red'],
      ['contact.companyName', 'x\u0000'],
    ]
    for (const [path, value] of bad) {
      const settings = structuredClone(defaultSettings) as Record<string, unknown>
      const keys = path.split('.')
      const last = keys.pop()!
      const target = keys.reduce((part, key) => part[key] as Record<string, unknown>, settings)
      target[last] = value
      expect((await call('POST', 'settings', settings)).status, path).toBe(400)
    }
    const both = { ...defaultSettings, appearance: { ...defaultSettings.appearance, triangle: true, bubble: true } }
    expect((await call('POST', 'settings', both)).status).toBe(400)
    const { contact: _, ...partial } = defaultSettings
    expect((await call('POST', 'settings', partial)).status).toBe(400)
    expect((await call('GET', 'settings')).body.data).toEqual(defaultSettings)
  })

  it('[ROUTE-10] belong to one site', async () => {
    const { app, call, storage } = await start()
    const other = await createTestSite(storage)
    const { cookie } = await signIn(storage, other)
    await call('POST', 'settings', { ...defaultSettings, footer: own })
    expect((await caller({ app, site: other, cookie })('GET', 'settings')).body.data).toEqual(defaultSettings)
  })
})
