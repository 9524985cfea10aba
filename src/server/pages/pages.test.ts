import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'

const readTitle = async (call: ReturnType<typeof caller>, pageId: string) => {
  const { body } = await call('GET', 'page/info', { id: pageId })
  return body.data as { children: { id: string }[] }
}

onBothEngines('publishing through the API', open => {
  const start = async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { cookie } = await signIn(storage, site)
    const call = caller({ app: server.app, site, cookie })
    const groupId = (await readTitle(call, pageId)).children[0]!.id
    return { ...server, site, pageId, groupId, call }
  }
  const writeTitle = (context: Awaited<ReturnType<typeof start>>, de: string, fr: string, extra: object = {}) =>
    context.call('POST', 'data', {
      itemType: 'field',
      linkId: null,
      add: { parentId: context.groupId, name: 'title' },
      data: { content: { type: 'localizedSingleValue', data: { de, fr } } },
      ...extra,
    })

  it('[PUB-4] a change is live on the next request after publishing and never before', async () => {
    const context = await start()
    const { app, site, call, pageId } = context
    expect((await visit(app, site, '/de')).body).toContain('Klar sehen')
    expect((await writeTitle(context, 'Neu sehen', 'Voir neuf')).status).toBe(200)
    expect((await visit(app, site, '/de')).body).toContain('Klar sehen')
    expect((await call('GET', 'page/status/publication', { id: pageId })).body.data).toEqual({
      fields: 1,
      groups: 0,
      pages: 0,
    })
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
    expect((await visit(app, site, '/de')).body).toContain('Neu sehen')
    expect((await visit(app, site, '/fr')).body).toContain('Voir neuf')
    expect((await call('GET', 'page/status/publication', { id: pageId })).body.data).toEqual({
      fields: 0,
      groups: 0,
      pages: 0,
    })
  })

  it('[PUB-5] revert brings back what is published', async () => {
    const context = await start()
    const { call, pageId } = context
    await writeTitle(context, 'Falsch', 'Faux')
    const added = await call('POST', 'group/add', { pageId, groupName: 'hero' })
    expect(added.status).toBe(200)
    expect((await call('POST', 'page/revert', { id: pageId })).status).toBe(200)
    expect((await call('GET', 'page/status/publication', { id: pageId })).body.data).toEqual({
      fields: 0,
      groups: 0,
      pages: 0,
    })
    const info = await readTitle(call, pageId)
    expect(info.children).toHaveLength(1)
  })

  it('[API-4] of two editors with the same base one gets 409 with the current value, and nothing is lost', async () => {
    const context = await start()
    const first = await writeTitle(context, 'A', 'A')
    const { versions } = first.body.data as { versions: Record<string, number> }
    const base = { 'text:de': versions['text:de']!, 'text:fr': versions['text:fr']! }
    const [one, two] = await Promise.all([
      writeTitle(context, 'Anna', 'Anna', { base }),
      writeTitle(context, 'Beat', 'Beat', { base }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const loser = one.status === 409 ? one : two
    const winner = one.status === 200 ? 'Anna' : 'Beat'
    expect(loser.body).toMatchObject({ code: 'stale_base', details: { current: { value: winner } } })
  })

  it('[API-4] a replayed changeId answers the same and writes once', async () => {
    const context = await start()
    const changeId = 'change-0001-abcdef'
    const first = await writeTitle(context, 'Einmal', 'Une fois', { changeId })
    await writeTitle(context, 'Danach', 'Après')
    const again = await writeTitle(context, 'Einmal', 'Une fois', { changeId })
    expect(again.body).toEqual(first.body)
    const published = await context.call('POST', 'page/publish', { id: context.pageId })
    expect(published.status).toBe(200)
    expect((await visit(context.app, context.site, '/de')).body).toContain('Danach')
  })

  it('[PUB-2] missing translations stop publishing, and the answer names them', async () => {
    const context = await start()
    await writeTitle(context, 'Nur Deutsch', '')
    const refused = await context.call('POST', 'page/publish', { id: context.pageId })
    expect(refused.body).toMatchObject({ code: 'translations_missing', details: { missing: [{ locale: 'fr' }] } })
    expect((await context.call('GET', 'page/status/translation', { id: context.pageId })).body.data).toEqual({
      de: 0,
      fr: 1,
    })
  })
})
