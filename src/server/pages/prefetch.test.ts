import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, hero, visit } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { speculationAddress, speculationRules } from '../http/headers'
import { newId } from '../newId'

onBothEngines('fetching pages ahead', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const { storage, site, call, app } = editing
    const page = (name: string, extra: Parameters<typeof createTestPage>[2] = {}) =>
      createTestPage(storage, site, { name: { de: name, fr: name }, groups: [hero(name, name)], ...extra })
    const protect = async (id: string, password: string | null = 'Sesam') =>
      expect((await call('POST', 'page/info', { id, lang: 'de', meta: { password } })).status).toBe(200)
    /** Every link to a page, and whether a browser may follow it ahead. */
    const links = async (path: string, headers: Record<string, string> = {}) => {
      const { body } = await visit(app, site, path, headers)
      const found: Record<string, boolean[]> = {}
      for (const [tag] of body.matchAll(/<a\s[^>]*>/g)) {
        const href = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
        if (!/^\/(?:de|fr)(?:\/|$)/.test(href)) continue
        found[href] = [...(found[href] ?? []), !tag.includes('data-no-prefetch')]
      }
      return found
    }
    const unlock = async (pageId: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/de/password',
        headers: {
          host: site.host,
          origin: `http://${site.host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ pageId, password: 'Sesam' }).toString(),
      })
      const [cookie] = answer.cookies as { name: string; value: string }[]
      return `${cookie!.name}=${cookie!.value}`
    }
    return { ...editing, page, protect, links, unlock }
  }

  it('[LIVE-9] every link to a protected page is left out, wherever it stands', async () => {
    const { page, protect, links, call, storage, site } = await start()
    const [secret, imprint, open] = [
      await page('Geheim'),
      await page('Impressum', { key: 'imprint' }),
      await page('Offen'),
    ]
    const link = (id: string) => ({ type: 'page', page: { id } }) as const
    const groups: GroupDraft[] = [
      {
        type: 'hero',
        fields: {
          title: { text: { de: 'Alles', fr: 'Tout' } },
          button: { text: { de: 'Hin', fr: 'Là' }, options: { link: link(secret) } },
          secondaryButton: { text: { de: 'Weg', fr: 'Loin' }, options: { link: link(open) } },
        },
      },
      {
        type: 'richTextBlock',
        fields: {
          textBlock: {
            text: { de: writeRichText(`[Wort](page:${secret}) und [Wort](page:${open})`), fr: writeRichText('x') },
          },
        },
      },
    ]
    await createTestPage(storage, site, { name: { de: 'Alles', fr: 'Tout' }, groups })
    const entry = (id: string) => ({ id: newId(), type: 'page', page: { id }, appearance: 'default' })
    const navigation = [
      { id: newId(), label: {}, children: [entry(secret), entry(open)] },
      { id: newId(), label: { de: 'Mehr', fr: 'Plus' }, children: [entry(secret), entry(open)] },
    ]
    expect((await call('POST', 'navigation', { navigation })).status).toBe(200)

    const before = await links('/de/alles')
    const guarded = ['/de/geheim', '/de/impressum']
    for (const path of [...guarded, '/de/offen']) expect([path, new Set(before[path])]).toEqual([path, new Set([true])])
    for (const id of [secret, imprint]) await protect(id)
    const after = await links('/de/alles')
    for (const path of guarded) {
      expect([path, new Set(after[path])]).toEqual([path, new Set([false])])
      expect(after[path]).toHaveLength(before[path]!.length)
    }
    expect(new Set(after['/de/offen'])).toEqual(new Set([true]))
    await protect(secret, null)
    expect(new Set((await links('/de/alles'))['/de/geheim'])).toEqual(new Set([true]))
  })

  it('[LIVE-9] nor is a protected page in another language, and what is fetched ahead never opens', async () => {
    const { page, protect, links, unlock, app, site } = await start()
    const id = await page('Geheim', {
      name: { de: 'Geheim', fr: 'Secret' },
      groups: [hero('Nur für Freunde', 'Entre amis')],
    })
    await protect(id)
    const cookie = await unlock(id)
    expect((await links('/de/geheim', { cookie }))['/fr/secret']).toEqual(expect.arrayContaining([false]))
    const ahead = (purpose: string) => visit(app, site, '/de/geheim', { cookie, 'sec-purpose': purpose })
    for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
      const answer = await ahead(purpose)
      expect([purpose, answer.statusCode]).toEqual([purpose, 401])
      expect(answer.body).not.toContain('Nur für Freunde')
    }
    const opened = await visit(app, site, '/de/geheim', { cookie })
    expect(opened.body).toContain('Nur für Freunde')
    expect(opened.headers['speculation-rules']).toBeUndefined()
  })

  it('the rules leave out edit, login, api, search and what is marked', async () => {
    const { app, site } = await start()
    const { headers } = await visit(app, site, '/de')
    expect(headers['speculation-rules']).toBe(`"${speculationAddress}"`)
    const served = await visit(app, site, speculationAddress)
    expect(served.headers['content-type']).toContain('application/speculationrules+json')
    expect(served.json()).toEqual(speculationRules)
    const left = JSON.stringify(speculationRules.prefetch[0]!.where.and.slice(1))
    for (const part of ['/*/edit', '/*/edit/*', '/*/login', '/api/*', '/*/search*', '[data-no-prefetch]'])
      expect(left).toContain(part)
  })
})
