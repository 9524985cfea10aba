import fc from 'fast-check'
import { expect, it } from 'vitest'
import { counts } from '../../../test/counts'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, signIn, startTestServer, visit } from '../../../test/server'
import type { Navigation } from '../../content/navigation'
import type { Settings } from '../../content/settings'
import type { Theme } from '../../content/theme'
import { newId } from '../newId'
import { findSiteByKey, writeTheme } from '../storage/sites'

type Caller = ReturnType<typeof caller>
type Value = { object: string; itemId: string; key: string; value: unknown; version: number }
type Turned = { applied: Value[]; skipped: Value[]; canUndo: boolean; canRedo: boolean }

onBothEngines('undo across page, navigation, settings and theme', open => {
  const start = async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const pageId = await createTestPage(storage, site, { role: 'home', key: 'home' })
    const otherId = await createTestPage(storage, site, { name: { de: 'Andere', fr: 'Autre' } })
    const as = async (role: 'admin' | 'optician' = 'admin') => {
      const { cookie, personId } = await signIn(storage, site, role)
      return { ...actions(caller({ app, site, cookie }), pageId), cookie, personId }
    }
    const live = async () => (await visit(app, site, '/de')).body
    return { app, storage, site, pageId, otherId, as, live, anna: await as() }
  }

  /** What one person does, from a page. */
  const actions = (call: Caller, pageId: string) => {
    const settings = async () => (await call('GET', 'settings')).body.data as unknown as Settings
    const look = async () => ((await call('GET', 'site/theme')).body.data as unknown as { theme: Theme }).theme
    const working = async (id = pageId) =>
      (await call('GET', 'page/working', { id })).body.data as unknown as {
        document: { groups: { fields: { title: { id: string; text: { de: string } } } }[] }
        canUndo: boolean
        canRedo: boolean
      }
    const from = (id: string | null) => ({ changeId: newId(), ...(id ? { fromPageId: id } : {}) })
    const turn = async (kind: 'undo' | 'redo', id = pageId) =>
      (await call('POST', `page/${kind}`, { id, changeId: newId() })).body.data as unknown as Turned
    return {
      call,
      settings,
      look,
      working,
      setSettings: async (change: (settings: Settings) => void, id: string | null = pageId) => {
        const next = structuredClone(await settings())
        change(next)
        return call('POST', 'settings', { ...next, ...from(id) })
      },
      setTheme: (patch: object, id: string | null = pageId) => call('POST', 'site/theme', { ...patch, ...from(id) }),
      readNavigation: async () =>
        (await call('GET', 'navigation', { includeDrafts: 'true' })).body.data as unknown as Navigation,
      setNavigation: (navigation: Navigation, id: string | null = pageId) =>
        call('POST', 'navigation', { navigation, ...from(id) }),
      title: async () => (await working()).document.groups[0]!.fields.title.text.de,
      setTitle: async (de: string) =>
        call('POST', 'data', {
          itemType: 'field',
          linkId: (await working()).document.groups[0]!.fields.title.id,
          data: { content: { type: 'localizedSingleValue', data: { de } } },
          changeId: newId(),
        }),
      meta: async (id: string) =>
        ((await call('GET', 'page/info', { id })).body.data as unknown as { meta: { title: Record<string, string> } })
          .meta,
      undo: (id?: string) => turn('undo', id),
      redo: (id?: string) => turn('redo', id),
    }
  }
  type Actions = ReturnType<typeof actions>
  const entry = (label: string, pageId: string) => ({
    id: newId(),
    label: { de: label },
    children: [{ id: newId(), type: 'page' as const, page: { id: pageId }, appearance: 'default' as const }],
  })

  it('[EDIT-12] takes back the last thing done from the page, wherever it was, and does it again', async () => {
    const { anna, otherId, live } = await start()
    await anna.setTitle('Neu')
    await anna.setSettings(settings => {
      settings.footer.useBusinessDataFromLookUp = false
      settings.footer.street = 'Neugasse 12'
    })
    await anna.setTheme({ colors: { primary: '#123456' } })
    await anna.setNavigation([entry('Angebot', otherId)])
    expect(await live()).toContain('Neugasse 12')
    expect(await live()).toContain('--primary:#123456')

    expect(await anna.undo()).toMatchObject({ applied: [{ object: 'navigation' }, {}, {}, {}], canUndo: true })
    expect(await anna.readNavigation()).toEqual([])
    const { applied } = await anna.undo()
    expect(applied).toMatchObject([{ object: 'theme', itemId: 'theme', key: 'colors.primary', value: '#0f4c52' }])
    expect(await live()).not.toContain('--primary:#123456')
    expect((await anna.undo()).applied.map(({ object, key, value }) => [object, key, value]).sort()).toEqual([
      ['settings', 'footer.street', ''],
      ['settings', 'footer.useBusinessDataFromLookUp', true],
    ])
    expect(await live()).not.toContain('Neugasse 12')
    expect(await anna.undo()).toMatchObject({
      applied: [{ object: 'page', key: 'text:de', value: 'Klar sehen' }],
      canUndo: false,
      canRedo: true,
    })
    for (const object of ['page', 'settings', 'theme', 'navigation'])
      expect((await anna.redo()).applied[0]).toMatchObject({ object })
    expect(await anna.title()).toBe('Neu')
    expect((await anna.look()).colors.primary).toBe('#123456')
    expect(await anna.readNavigation()).toMatchObject([{ label: { de: 'Angebot' }, children: [{}] }])
    expect(await live()).toContain('Neugasse 12')
    expect(await anna.working()).toMatchObject({ canUndo: true, canRedo: false })
  })

  it('[API-4] the version of what was undone is the base of the next write', async () => {
    const { anna } = await start()
    await anna.setTheme({ radius: 10 })
    const { applied } = await anna.undo()
    const next = await anna.call('POST', 'site/theme', { radius: 12, base: applied[0]!.version })
    expect(next.body).toMatchObject({ status: 200, version: applied[0]!.version + 1 })
  })

  it('[EDIT-12] survives a reload, also where only settings were changed', async () => {
    const { anna, app, site } = await start()
    expect(await anna.working()).toMatchObject({ canUndo: false })
    await anna.setSettings(settings => {
      settings.header.upperCase = true
    })
    expect(await anna.working()).toMatchObject({ canUndo: true })
    const edit = await visit(app, site, '/de/edit', { cookie: anna.cookie })
    expect(edit.body).toContain('"canUndo":true')
    await anna.undo()
    expect((await anna.settings()).header.upperCase).toBe(false)
  })

  it('[EDIT-12] another page’s changes, another person’s and those made nowhere are never touched', async () => {
    const { anna, as, otherId, app, storage } = await start()
    const ben = await as()
    const foreign = await createTestSite(storage)
    const foreignPage = await createTestPage(storage, foreign, { role: 'home', key: 'home' })
    await anna.setSettings(settings => {
      settings.header.upperCase = true
    }, otherId)
    await anna.setSettings(settings => {
      settings.header.boldHeaderFont = true
    }, null)
    await anna.setSettings(settings => {
      settings.footer.upperCase = true
    }, foreignPage)
    await anna.setSettings(settings => {
      settings.contact.companyName = 'AG'
    }, newId())
    await ben.setTheme({ radius: 20 })
    expect(await anna.working()).toMatchObject({ canUndo: false })
    expect(await anna.undo()).toMatchObject({ applied: [], skipped: [] })
    const { cookie } = await signIn(storage, foreign, 'admin')
    const there = actions(caller({ app, site: foreign, cookie }), foreignPage)
    expect(await there.undo()).toMatchObject({ applied: [], skipped: [] })
    expect((await anna.settings()).header.upperCase).toBe(true)
    expect(await anna.undo(otherId)).toMatchObject({ applied: [{ key: 'header.upperCase', value: false }] })
    expect(await anna.undo(otherId)).toMatchObject({ applied: [], canUndo: false })
    expect((await ben.look()).radius).toBe(20)
  })

  it('[EDIT-12] what somebody else changed since is shown and skipped, and the next undo goes on', async () => {
    const { anna, as } = await start()
    const ben = await as()
    await anna.setTitle('Neu')
    await anna.setTheme({ radius: 10, colors: { primary: '#111111' } })
    await ben.setTheme({ radius: 11 })
    expect(await anna.undo()).toMatchObject({
      applied: [],
      skipped: [
        { object: 'theme', key: 'radius', value: 11 },
        { object: 'theme', key: 'colors.primary', value: '#111111' },
      ],
      canUndo: true,
    })
    expect(await anna.look()).toMatchObject({ radius: 11, colors: { primary: '#111111' } })
    expect(await anna.undo()).toMatchObject({ applied: [{ object: 'page', value: 'Klar sehen' }] })
    expect(await anna.redo()).toMatchObject({ applied: [{ object: 'page', value: 'Neu' }], canRedo: false })
    expect(await anna.redo()).toMatchObject({ applied: [], skipped: [], canRedo: false })
    expect(await anna.look()).toMatchObject({ radius: 11, colors: { primary: '#111111' } })
  })

  it('[EDIT-12] other leaves that somebody changed stay as they are', async () => {
    const { anna, as } = await start()
    const ben = await as()
    await anna.setTheme({ colors: { primary: '#111111' } })
    await ben.setTheme({ colors: { accent: '#222222' } })
    await anna.setSettings(settings => {
      settings.header.upperCase = true
    })
    await ben.setSettings(settings => {
      settings.contact.companyName = 'Optik AG'
    })
    await anna.undo()
    await anna.undo()
    expect((await anna.look()).colors).toMatchObject({ primary: '#0f4c52', accent: '#222222' })
    expect(await anna.settings()).toMatchObject({ header: { upperCase: false }, contact: { companyName: 'Optik AG' } })
  })

  it('[EDIT-12, LIVE-7] nothing is undone into what does not go together', async () => {
    const { anna, as } = await start()
    const ben = await as()
    await anna.setSettings(settings => {
      settings.appearance.bubble = true
    })
    await anna.setSettings(settings => {
      settings.appearance.bubble = false
    })
    await ben.setSettings(settings => {
      settings.appearance.triangle = true
    })
    expect(await anna.undo()).toMatchObject({ applied: [], skipped: [{ key: 'appearance.bubble', value: false }] })
    expect((await anna.settings()).appearance).toMatchObject({ bubble: false, triangle: true })
  })

  it('[EDIT-12, PAGE-4] an entry comes back as long as its page can; then it is left out', async () => {
    const { anna, otherId, storage, site } = await start()
    await anna.setNavigation([entry('Angebot', otherId)])
    await anna.setNavigation([])
    await storage.write(tx =>
      tx.db.deleteFrom('pages').where('site_id', '=', site.id).where('id', '=', otherId).execute(),
    )
    expect(await anna.undo()).toMatchObject({ applied: [], skipped: [{ object: 'navigation' }, {}, {}, {}] })
    expect(await anna.readNavigation()).toEqual([])
  })

  it('[SEC-3, EDIT-12] whoever is no admin any more undoes no theme', async () => {
    const { anna, storage, site } = await start()
    await anna.setTheme({ radius: 10 })
    await storage.write(tx =>
      tx.db
        .updateTable('memberships')
        .set({ role: 'optician' })
        .where('site_id', '=', site.id)
        .where('person_id', '=', anna.personId)
        .execute(),
    )
    expect(await anna.undo()).toMatchObject({ applied: [], skipped: [{ object: 'theme', value: 10 }], canUndo: false })
    expect((await anna.look()).radius).toBe(10)
  })

  it('[EDIT-12] a text typed into a setting is one step for a while, a switch is one each time', async () => {
    const { anna, otherId } = await start()
    const name = (companyName: string, id?: string) =>
      anna.setSettings(settings => {
        settings.contact.companyName = companyName
      }, id)
    await name('Optik')
    await name('Optik Lindenhof')
    await anna.setSettings(settings => {
      settings.header.upperCase = true
    })
    await anna.setSettings(settings => {
      settings.header.upperCase = false
    })
    await anna.undo()
    expect((await anna.settings()).header.upperCase).toBe(true)
    await anna.undo()
    expect(await anna.undo()).toMatchObject({ applied: [{ value: '' }], canUndo: false })
    await name('Eins')
    await name('Zwei', otherId)
    expect(await anna.undo(otherId)).toMatchObject({ applied: [{ value: 'Eins' }], canUndo: false })
    // Her own change from another page stands in between.
    expect(await anna.undo()).toMatchObject({ skipped: [{ key: 'contact.companyName', value: 'Eins' }] })
  })

  it('[EDIT-12, API-4] an undo that is sent twice is made once', async () => {
    const { anna, pageId } = await start()
    await anna.setTheme({ radius: 10 })
    await anna.setTheme({ radius: 12 })
    const undo = () => anna.call('POST', 'page/undo', { id: pageId, changeId: 'undo-once-0001' })
    const [first, again] = [await undo(), await undo()]
    expect(again.body).toEqual(first.body)
    expect((await anna.look()).radius).toBe(10)
  })

  it('[API-4] of the theme only what is sent is written; what somebody changed since is named, and nothing is written', async () => {
    const { anna, as } = await start()
    const ben = await as()
    const { version } = (await anna.call('GET', 'site/theme')).body as unknown as { version: number }
    await ben.setTheme({ colors: { primary: '#111111' } })
    const stale = await anna.call('POST', 'site/theme', { radius: 9, colors: { primary: '#222222' }, base: version })
    expect(stale.body).toMatchObject({
      code: 'stale_base',
      details: { conflicts: [{ key: 'colors.primary', current: '#111111' }] },
    })
    expect(await anna.look()).toMatchObject({ radius: 4, colors: { primary: '#111111' } })
    const other = await anna.call('POST', 'site/theme', { radius: 9, base: version })
    expect(other.body).toMatchObject({ status: 200, data: { theme: { radius: 9, colors: { primary: '#111111' } } } })
  })

  it('[D27] what a command sets passes through the same door', async () => {
    const { anna, storage, site, live } = await start()
    const { version } = (await anna.call('GET', 'site/theme')).body as unknown as { version: number }
    await anna.setTheme({ radius: 10 })
    await storage.write(async tx => writeTheme(tx, site.id, { ...(await anna.look()), radius: 30 }))
    expect(await live()).toContain('--radius:30px')
    expect((await anna.call('POST', 'site/theme', { radius: 3, base: version })).body).toMatchObject({
      code: 'stale_base',
      details: { conflicts: [{ key: 'radius', current: 30 }] },
    })
    expect(await anna.undo()).toMatchObject({ skipped: [{ key: 'radius', value: 30 }] })
    const { key } = (await storage.read.selectFrom('sites').select('key').where('id', '=', site.id).executeTakeFirst())!
    expect((await findSiteByKey(storage.read, key))!.theme.radius).toBe(30)
  })

  it('[EDIT-12] behaves like one stack a person and page, whatever two people do in which order', async () => {
    const { app, storage } = await start()
    const run = async (steps: readonly { slot: number; turn: 'undo' | 'redo' | null }[]) => {
      const site = await createTestSite(storage)
      const pages = [
        await createTestPage(storage, site, { role: 'home', key: 'home' }),
        await createTestPage(storage, site, { name: { de: 'Andere', fr: 'Autre' } }),
      ] as const
      const people = await Promise.all(
        [0, 1].map(async () => {
          const { cookie } = await signIn(storage, site, 'admin')
          return actions(caller({ app, site, cookie }), pages[0])
        }),
      )
      const [anna, ben] = people as [Actions, Actions]
      const color = (who: Actions, at: string, token: keyof Theme['colors']) => ({
        who,
        at,
        read: async () => (await anna.look()).colors[token],
        write: (count: number) => who.setTheme({ colors: { [token]: `#${(0x100000 + count).toString(16)}` } }, at),
      })
      const days = (at: string, name: 'retentionDays' | 'gamePurgeDays') => ({
        who: anna,
        at,
        read: async () => (await anna.settings()).vitrine[name],
        write: (count: number) =>
          anna.setSettings(settings => {
            settings.vitrine[name] = 1000 + count
          }, at),
      })
      const title = (who: Actions, at: string, lang: 'de' | 'fr') => ({
        who,
        at,
        read: async () => (await who.meta(at)).title[lang],
        write: (count: number) =>
          who.call('POST', 'page/info', { id: at, lang, meta: { title: `Titel ${count}` }, changeId: newId() }),
      })
      // Each value has one who writes it from one page: nobody steps in between, so nothing is skipped.
      const slots = [
        color(anna, pages[0], 'primary'),
        days(pages[0], 'retentionDays'),
        title(anna, pages[0], 'de'),
        color(anna, pages[1], 'secondary'),
        days(pages[1], 'gamePurgeDays'),
        color(ben, pages[0], 'accent'),
        title(ben, pages[0], 'fr'),
        color(ben, pages[1], 'extended'),
      ]
      const expected = await Promise.all(slots.map(slot => slot.read()))
      type Action = { slot: number; before: unknown; after: unknown }
      const stacks = new Map<string, { undo: Action[]; redo: Action[] }>()
      for (const [count, { slot: index, turn }] of steps.entries()) {
        const slot = slots[index]!
        const name = `${people.indexOf(slot.who)} ${slot.at}`
        const stack = stacks.get(name) ?? { undo: [], redo: [] }
        stacks.set(name, stack)
        if (!turn) {
          const before = expected[index]
          expect((await slot.write(count)).status).toBe(200)
          expected[index] = (await slot.read()) as never
          stack.undo.push({ slot: index, before, after: expected[index] })
          stack.redo = []
          continue
        }
        const action = stack[turn].pop()
        const { applied, skipped, canUndo, canRedo } = await slot.who[turn](slot.at)
        expect({ applied: applied.length, skipped }).toEqual({ applied: action ? 1 : 0, skipped: [] })
        if (action) {
          stack[turn === 'undo' ? 'redo' : 'undo'].push(action)
          expected[action.slot] = (turn === 'undo' ? action.before : action.after) as never
        }
        expect({ canUndo, canRedo }).toEqual({ canUndo: stack.undo.length > 0, canRedo: stack.redo.length > 0 })
      }
      expect(await Promise.all(slots.map(slot => slot.read()))).toEqual(expected)
    }
    const step = fc.record({
      slot: fc.integer({ min: 0, max: 7 }),
      turn: fc.constantFrom(null, null, 'undo' as const, 'undo' as const, 'redo' as const),
    })
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), run), {
      numRuns: counts.undoStacks[storage.engine],
    })
  })
})
