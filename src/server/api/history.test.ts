import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { listenTo } from '../../../test/listenTo'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import { newId } from '../newId'
import { writeValues } from '../storage/writeValues'

onBothEngines('undo and redo', open => {
  const start = async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const as = async () => {
      const person = await signIn(storage, site)
      return caller({ app: server.app, site, cookie: person.cookie })
    }
    const anna = await as()
    const { document } = (await anna('GET', 'page/working', { id: pageId })).body.data as {
      document: { groups: { id: string; fields: { title: { id: string } } }[] }
    }
    const group = document.groups[0]!
    const write = (call: typeof anna, text: string) =>
      call('POST', 'data', {
        itemType: 'field',
        linkId: group.fields.title.id,
        data: { content: { type: 'localizedSingleValue', data: { de: text } } },
        changeId: `change-${text.replace(' ', '-')}-000`,
      })
    const title = async () => {
      const { body } = await anna('GET', 'page/working', { id: pageId })
      const data = body.data as { document: { groups: { fields: { title: { text: { de?: string } } } }[] } }
      return data.document.groups[0]?.fields.title.text.de
    }
    return { ...server, site, pageId, anna, as, group, write, title }
  }

  it('[EDIT-12] takes back one’s own change and makes it again', async () => {
    const { anna, write, title, pageId } = await start()
    await write(anna, 'Neu')
    expect((await anna('POST', 'page/undo', { id: pageId })).body.data).toMatchObject({
      applied: [{ key: 'text:de', value: 'Klar sehen' }],
      canRedo: true,
    })
    expect(await title()).toBe('Klar sehen')
    await anna('POST', 'page/redo', { id: pageId })
    expect(await title()).toBe('Neu')
  })

  it('[EDIT-12] passes over an address that another page has by now, and goes on to the step before', async () => {
    const { anna, write, title, pageId, storage, site } = await start()
    await write(anna, 'Neu')
    const rename = (id: string, slug: string, changeId: string) =>
      anna('POST', 'page/info', { id, lang: 'de', slug, changeId })
    await rename(pageId, 'eins', 'rename-to-eins-000')
    await rename(pageId, 'zwei', 'rename-to-zwei-000')
    const other = await createTestPage(storage, site, { name: { de: 'Andere' } })
    expect((await rename(other, 'eins', 'other-to-eins-000')).status).toBe(200)
    const undo = async () => (await anna('POST', 'page/undo', { id: pageId })).body
    expect(await undo()).toMatchObject({ data: { applied: [], skipped: [{ key: 'slug:de', value: 'zwei' }] } })
    await undo()
    await undo()
    expect(await title()).toBe('Klar sehen')
  })

  it('[EDIT-12] never goes behind what the page began with', async () => {
    const { anna } = await start()
    const { body } = await anna('POST', 'page/add', {
      initialMeta: { name: 'Neu' },
      lang: 'de',
      initialGroups: ['cta'],
    })
    const { id } = body.data as unknown as { id: string }
    expect((await anna('GET', 'page/working', { id })).body.data).toMatchObject({ canUndo: false })
    expect((await anna('POST', 'page/undo', { id })).body.data).toMatchObject({ applied: [], skipped: [] })
    expect((await anna('GET', 'page/info', { id })).body.data).toMatchObject({ slug: { de: 'neu' } })
  })

  it('[EDIT-12] a board with its first card is one step, back and forth', async () => {
    const { anna, pageId } = await start()
    const boards = async () => {
      const { body } = await anna('GET', 'page/working', { id: pageId })
      const { document } = body.data as {
        document: { groups: { id: string; type: string; cards: { id: string }[] }[] }
      }
      return document.groups.filter(({ type }) => type === 'imageBoard').map(({ cards }) => cards.map(card => card.id))
    }
    const board = { pageId, groupName: 'imageBoard', id: newId(), changeId: 'board-0001' }
    const card = newId()
    expect((await anna('POST', 'group/add', { ...board, groupName: 'hero', cards: [card] })).body).toMatchObject({
      code: 'unknown_block',
    })
    expect((await anna('POST', 'group/add', { ...board, cards: [card] })).status).toBe(200)
    expect(await boards()).toEqual([[card]])
    await anna('POST', 'page/undo', { id: pageId })
    expect(await boards()).toEqual([])
    await anna('POST', 'page/redo', { id: pageId })
    expect(await boards()).toEqual([[card]])
  })

  it('[EDIT-12] goes back to what was published in between, not beyond', async () => {
    const { anna, write, title, pageId } = await start()
    await write(anna, 'Neu')
    await anna('POST', 'page/publish', { id: pageId })
    await write(anna, 'Neuer')
    await anna('POST', 'page/undo', { id: pageId })
    expect(await title()).toBe('Neu')
  })

  it('[EDIT-12] brings back a removed section, and takes away an added one', async () => {
    const { anna, pageId, group } = await start()
    const count = async () => {
      const { body } = await anna('GET', 'page/info', { id: pageId })
      return (body.data as { children: { status: string }[] }).children.map(child => child.status)
    }
    await anna('POST', 'group/remove', { pageId, groupId: group.id, changeId: 'remove-0001' })
    expect(await count()).toEqual(['markedForDeletion'])
    await anna('POST', 'page/undo', { id: pageId })
    expect(await count()).toEqual(['published'])
    await anna('POST', 'group/add', { pageId, groupName: 'cta', changeId: 'add-000001' })
    expect(await count()).toHaveLength(2)
    await anna('POST', 'page/undo', { id: pageId })
    expect(await count()).toEqual(['published'])
    await anna('POST', 'page/redo', { id: pageId })
    expect(await count()).toEqual(['published', 'draft'])
  })

  it('[EDIT-12] leaves what somebody else changed since, says so, and goes on to the step before', async () => {
    const { anna, as, write, title, pageId, group } = await start()
    const beat = await as()
    await anna('POST', 'group/visibility', { pageId, groupId: group.id, visible: false, changeId: 'hide-00001' })
    await write(anna, 'Annas Titel')
    await write(beat, 'Beats Titel')
    expect((await anna('POST', 'page/undo', { id: pageId })).body.data).toMatchObject({
      applied: [],
      skipped: [{ key: 'text:de', value: 'Beats Titel' }],
      canUndo: true,
    })
    expect(await title()).toBe('Beats Titel')
    expect((await anna('POST', 'page/undo', { id: pageId })).body.data).toMatchObject({ applied: [{ key: 'visible' }] })
  })

  it('[EDIT-13] others hear of a change and of who is there, and a reader resumes where it stopped', async () => {
    const { app, site, storage, anna, write, pageId } = await start()
    const { cookie } = await signIn(storage, site)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const port = new URL(address).port
    const listen = (after: string) =>
      listenTo({ port, path: `/api/v1/page/events?id=${pageId}${after}`, host: site.host, cookie })
    const stream = await listen('')
    await stream.next(/retry/)
    await write(anna, 'Live')
    expect(await stream.next(/"value":"Live"/)).toMatch(/id: \d+\nevent: change/)
    await anna('POST', 'page/presence', { id: pageId, tab: 'tab-anna-1', itemId: null })
    expect(await stream.next(/event: presence[^\n]*\n[^\n]*tab-anna-1/)).toContain('tab-anna-1')
    stream.close()
    const again = await listen('&after=0')
    expect(await again.next(/"value":"Live"/)).toContain('"kind":"edit"')
    again.close()
  })

  it('[EDIT-13] a long absence is made up for whole and in order, each change once', async () => {
    const { app, site, storage, pageId, group } = await start()
    const { cookie, personId } = await signIn(storage, site)
    const count = 1100
    const writeAll = (from: number) =>
      storage.write(tx =>
        writeValues(tx, {
          siteId: site.id,
          pageId,
          author: { personId },
          writes: Array.from({ length: count }, (_, index) => ({
            itemId: group.id,
            key: `x${from + index}`,
            value: from + index,
          })),
        }),
      )
    await writeAll(0)
    const port = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port
    const stream = await listenTo({ port, path: `/api/v1/page/events?id=${pageId}&after=0`, host: site.host, cookie })
    const text = await stream.next(new RegExp(`"value":${count - 1},`))
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
    expect(ids.length).toBeGreaterThanOrEqual(count)
    expect(ids).toEqual([...new Set(ids)].sort((x, y) => x - y))
    stream.close()
  })

  it('[PAGE-6, EDIT-13] editors hear what changes around the page, and that it was deleted', async () => {
    const { app, site, storage, anna, pageId } = await start()
    const { cookie } = await signIn(storage, site)
    const added = (await anna('POST', 'page/add', { initialMeta: { name: 'Neu' }, lang: 'de' })).body.data
    const { id } = added as unknown as { id: string }
    const port = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port
    const listen = (page: string) => listenTo({ port, path: `/api/v1/page/events?id=${page}`, host: site.host, cookie })
    const [home, other] = [await listen(pageId), await listen(id)]
    await Promise.all([home.next(/event: presence/), other.next(/event: presence/)])
    const child = { id: newId(), type: 'page', page: { id } }
    await anna('POST', 'navigation', { navigation: [{ id: newId(), label: {}, children: [child] }] })
    await home.next(/event: site\ndata: [^\n]*"navigation"/)
    await anna('POST', 'page/info', { id, lang: 'de', meta: { name: 'Neuer Name' } })
    await home.next(/event: site\ndata: [^\n]*"drafts"/)
    await anna('POST', 'page/remove', { id })
    await home.next(/event: site\ndata: [^\n]*"pages"/)
    expect(await other.next(/"isGone":true/)).toMatch(/event: page\ndata: {"isGone":true}/)
    for (const stream of [home, other]) stream.close()
  })

  it('[API-2] the stream refuses what it does not know', async () => {
    const { app, site, storage, pageId } = await start()
    const { cookie } = await signIn(storage, site)
    for (const query of [`id=${pageId}&x=1`, `id=${pageId}&after=abc`, `id=${pageId}&after=-1`, 'id=x', 'after=0']) {
      const answer = await app.inject({ url: `/api/v1/page/events?${query}`, headers: { host: site.host, cookie } })
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(answer.json()).toMatchObject({ code: 'invalid_input', details: { issues: [{}] } })
    }
  })

  it('[EDIT-13] strangers hear nothing', async () => {
    const { app, site, pageId } = await start()
    const answer = await app.inject({ url: `/api/v1/page/events?id=${pageId}`, headers: { host: site.host } })
    expect(answer.statusCode).toBe(401)
  })
})
