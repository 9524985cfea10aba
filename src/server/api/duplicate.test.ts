import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'

onBothEngines('copies', open => {
  it('[API-4, PAGE-8] a page and a section are copied as they were last seen, or not at all', async () => {
    const { call, pageId, info, firstGroup } = await startEditing(await open())
    const groupId = await firstGroup()
    const { seq } = await info()
    await call('POST', 'group/add', { pageId, groupName: 'spacer' })
    const { seq: version } = await info()
    for (const [path, input] of [
      ['page/duplicate', { id: pageId }],
      ['group/duplicate', { pageId, groupId }],
    ] as const) {
      const stale = { status: 409, code: 'stale_base', details: { version } }
      expect((await call('POST', path, { ...input, base: seq })).body).toMatchObject(stale)
      expect((await call('POST', path, { ...input, base: version })).status).toBe(200)
    }
  })

  it('[PAGE-8] a page and a section are copied with their texts, also to another page', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const home = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const call = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const titles = async (id: string) => {
      const { body } = await call('GET', 'page/working', { id })
      const { document } = body.data as { document: { groups: { id: string; fields: { title: { text: object } } }[] } }
      return document.groups
    }
    const [original] = await titles(home)
    const copied = (await call('POST', 'page/duplicate', { id: home })).body.data as { id: string }
    expect((await titles(copied.id)).map(group => group.fields.title.text)).toEqual([original!.fields.title.text])
    expect((await call('GET', 'page/info', { id: copied.id })).body.data).toMatchObject({ status: 'draft', role: null })
    await call('POST', 'group/duplicate', { pageId: home, groupId: original!.id })
    await call('POST', 'group/duplicate', { pageId: home, groupId: original!.id, toPageId: copied.id })
    for (const id of [home, copied.id]) {
      const groups = await titles(id)
      expect(groups).toHaveLength(2)
      expect(groups[1]!.fields.title.text).toEqual(original!.fields.title.text)
    }
  })

  it('[PAGE-8, PUB-10] a copy is called so, is as protected, and hides what the original hides', async () => {
    const storage = await open()
    const groups: GroupDraft[] = [
      { type: 'hero', disallowedLanguages: ['fr'], fields: { title: { text: { de: 'Nur deutsch' } } } },
      { type: 'cta', visible: false, window: { from: null, to: Date.UTC(2031, 0) } },
      { type: 'imageBoard', cards: [{ type: 'imageCard' }, { type: 'imageCard', isArchived: true }] },
    ]
    const { call, document, info, pageId, site } = await startEditing(storage, { groups })
    await call('POST', 'page/info', {
      id: pageId,
      lang: 'de',
      meta: { password: 'geheim', disallowedLanguages: ['fr'] },
    })
    const { id } = (await call('POST', 'page/duplicate', { id: pageId })).body.data as { id: string }
    expect(await info(id)).toMatchObject({
      name: { de: 'Start (Kopie)', fr: 'Accueil (copie)' },
      slug: { de: 'start-kopie', fr: 'accueil-copie' },
      hasPassword: true,
      disallowedLanguages: ['fr'],
    })
    const look = async (page: string) =>
      (await document(page)).groups.map(group => [
        group.disallowedLanguages,
        group.visible,
        group.window?.to,
        group.cards.map(card => card.status === 'archived'),
      ])
    expect(await look(id)).toEqual(await look(pageId))
    expect(await look(id)).toEqual([
      [['fr'], true, undefined, []],
      [[], false, Date.UTC(2031, 0), []],
      [[], true, undefined, [false, true]],
    ])
    const long = await createTestPage(storage, site, { name: { de: 'x'.repeat(200) } })
    const copy = (await call('POST', 'page/duplicate', { id: long })).body.data as { id: string }
    expect((await info(copy.id)).name.de).toHaveLength(200)
  })

  it('[PUB-5] a revert can be taken back', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const home = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const call = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const count = async () =>
      ((await call('GET', 'page/info', { id: home })).body.data as { children: object[] }).children.length
    await call('POST', 'group/add', { pageId: home, groupName: 'cta' })
    await call('POST', 'page/revert', { id: home })
    expect(await count()).toBe(1)
    await call('POST', 'page/undo', { id: home })
    expect(await count()).toBe(2)
  })
})
