import { expect, it, onTestFinished } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from '../../../test/server'
import { definitions } from '../../blocks/definitions'
import type { Group } from '../../content/group'
import type { PageDocument } from '../../content/page'
import { toWallTime } from '../../content/rules/zonedTime'
import type { Review, VersionEntry } from '../../contract/versions'
import { cancelSchedule } from '../editing/schedulePage'
import { upgradeShapes } from '../editing/upgradeShapes'
import { scheduleHandlers } from '../jobs/publishScheduled'
import { createJobRunner } from '../jobs/runner'
import { purge } from '../storage/retention'

const dayMs = 24 * 60 * 60 * 1000
const quiet = { warn: () => {}, error: () => {} }

type Planned = { goesLiveAt: number | null }

onBothEngines('the history of a page', open => {
  const start = async ({ locales, isOwn }: { locales?: ('de' | 'fr')[]; isOwn?: boolean } = {}) => {
    const storage = await open({ isOwn })
    let now = Date.now()
    const server = await startTestServer(storage, { clock: () => now })
    const site = await createTestSite(storage, { locales })
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const pageId = await createTestPage(storage, site, {
      name: { de: 'Angebot', fr: 'Offre' },
      groups: [hero('Erste', 'Première'), hero('Zweite', 'Deuxième')],
    })
    const { cookie } = await signIn(storage, site, 'admin')
    const call = caller({ app: server.app, site, cookie })
    const working = async () => {
      const { body } = await call('GET', 'page/working', { id: pageId })
      return (body.data as { document: PageDocument }).document
    }
    const title = (group: Group | undefined) => group?.fields.title?.text.de
    const titles = async () => (await working()).groups.map(title)
    const write = async (index: number, text: string) => {
      const field = (await working()).groups[index]!.fields.title!
      await call('POST', 'data', {
        itemType: 'field',
        linkId: field.id,
        data: { content: { type: 'localizedSingleValue', data: { de: text } } },
      })
    }
    const versions = async () => {
      const { body } = await call('GET', 'page/versions', { id: pageId })
      return body.data as {
        versions: VersionEntry[]
        removed: { groupId: string; preview: string; type: string; version: number }[]
      }
    }
    const visit = async (path = '/de/angebot') =>
      (await server.app.inject({ url: path, headers: { host: site.host } })).body
    const jobs = createJobRunner({ storage, log: quiet, handlers: scheduleHandlers({ storage, log: quiet }) })
    return {
      ...server,
      site,
      pageId,
      call,
      working,
      titles,
      write,
      versions,
      visit,
      wait: async (ms: number) => {
        now += ms
        await jobs.runDue(now)
      },
      clock: () => now,
    }
  }

  /** A wall-clock time so far ahead, as a date field gives it. */
  const ahead = (now: number, ms: number) => toWallTime(now + ms)

  it('[PUB-6] names every published version with person and time, and shows each as it was', async () => {
    const { call, write, versions, pageId } = await start()
    await write(0, 'Neu')
    await call('POST', 'page/publish', { id: pageId })
    const [newest, first] = (await versions()).versions
    expect(newest).toMatchObject({ version: 2, kind: 'published', isLive: true })
    expect(newest!.person).toMatch(/^Person/)
    expect(first).toMatchObject({ version: 1, kind: 'published', isLive: false })
    const { body } = await call('GET', 'page/version', { id: pageId, version: 1, lang: 'de' })
    const { document } = body.data as { document: PageDocument }
    expect(document.groups[0]!.fields.title!.text.de).toBe('Erste')
  })

  it('[PUB-6] restores the page or one section, as a change that can be undone and waits for publishing', async () => {
    const { call, write, titles, working, visit, pageId } = await start()
    await write(0, 'Erste neu')
    await write(1, 'Zweite neu')
    await call('POST', 'page/publish', { id: pageId })
    const second = (await working()).groups[1]!.id
    await call('POST', 'page/restore', { id: pageId, version: 1, groupId: second, changeId: 'restore-0001' })
    expect(await titles()).toEqual(['Erste neu', 'Zweite'])
    expect(await visit()).toContain('Zweite neu')
    await call('POST', 'page/undo', { id: pageId })
    expect(await titles()).toEqual(['Erste neu', 'Zweite neu'])
    await call('POST', 'page/restore', { id: pageId, version: 1 })
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    await call('POST', 'page/publish', { id: pageId })
    expect(await visit()).not.toContain('neu')
  })

  it('[PUB-6] brings back a section that publishing has removed, and takes away what came later', async () => {
    const { call, working, titles, pageId } = await start()
    const [first] = (await working()).groups
    await call('POST', 'group/remove', { pageId, groupId: first!.id })
    await call('POST', 'group/add', { pageId, groupName: 'cta' })
    await call('POST', 'page/publish', { id: pageId })
    expect((await working()).groups.map(group => group.type)).toEqual(['hero', 'cta'])
    await call('POST', 'page/restore', { id: pageId, version: 1 })
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    expect((await working()).groups[0]!.status).toBe('draft')
  })

  it('[PUB-5] keeps what a revert threw away, and gives it back', async () => {
    const { call, write, titles, versions, pageId } = await start()
    await write(0, 'Lange Arbeit')
    await call('POST', 'page/revert', { id: pageId })
    expect(await titles()).toEqual(['Erste', 'Zweite'])
    const [kept] = (await versions()).versions
    expect(kept).toMatchObject({ kind: 'replaced', isLive: false })
    await call('POST', 'page/restore', { id: pageId, version: kept!.version })
    expect(await titles()).toEqual(['Lange Arbeit', 'Zweite'])
  })

  it('[PUB-6] names removed sections for 30 days, with words to know them by', async () => {
    const { call, working, versions, pageId, storage, clock } = await start()
    const [, second] = (await working()).groups
    await call('POST', 'group/remove', { pageId, groupId: second!.id })
    await call('POST', 'page/publish', { id: pageId })
    expect((await versions()).removed).toMatchObject([{ groupId: second!.id, preview: 'Zweite' }])
    await storage.write(async ({ db }) => {
      const longAgo = clock() - 31 * dayMs
      await db.updateTable('item_values').set({ changed_at: longAgo }).where('item_id', '=', second!.id).execute()
    })
    expect((await versions()).removed).toEqual([])
  })

  it('[PUB-6] names removed cards as well, unless their board is removed too; each with what bringing it back is based on', async () => {
    const { call, working, versions, pageId } = await start()
    const ids = ['0190a1b2-0000-7000-8000-00000000000', '0190a1b2-0000-7000-8000-00000000001'].map(id => `${id}a`)
    const [board, card] = ids as [string, string]
    await call('POST', 'group/add', { pageId, groupName: 'imageBoard', id: board, cards: [card] })
    await call('POST', 'group/remove', { pageId, groupId: card })
    const [removed] = (await versions()).removed
    expect(removed).toMatchObject({ groupId: card, type: 'imageCard', version: 2 })
    const back = { pageId, groupId: card, from: 'deleted', to: 'draft' }
    expect((await call('POST', 'group/status', { ...back, base: 1 })).status).toBe(409)
    expect((await call('POST', 'group/status', { ...back, base: 2 })).status).toBe(200)
    expect((await working()).groups.find(group => group.id === board)!.cards.map(({ id }) => id)).toEqual([card])
    await call('POST', 'group/remove', { pageId, groupId: card })
    await call('POST', 'group/remove', { pageId, groupId: board })
    expect((await versions()).removed.map(({ groupId }) => groupId)).toEqual([board])
  })

  it('[PUB-6] a version of another page or site is not found', async () => {
    const { call, storage, site, pageId } = await start()
    const other = await createTestPage(storage, site, { name: { de: 'Andere' } })
    await call('POST', 'page/publish', { id: other })
    expect((await call('POST', 'page/restore', { id: pageId, version: 9 })).status).toBe(404)
    expect((await call('GET', 'page/version', { id: pageId, version: 2, lang: 'de' })).status).toBe(404)
    expect((await call('GET', 'page/version', { id: pageId, version: 'x', lang: 'de' })).status).toBe(400)
  })

  it('[PUB-6] a block whose shape has changed since is led to today’s, stored and restored, and nothing counts as changed', async () => {
    const { call, working, write, storage, pageId, visit } = await start({ isOwn: true })
    const [first, second] = (await working()).groups
    await write(0, 'Vor der neuen Form')
    await call('POST', 'page/publish', { id: pageId })
    const before = definitions.hero!
    onTestFinished(() => {
      definitions.hero = before
    })
    // Titles are loud in the new shape.
    const loud = (group: Group): Group => {
      const { title } = group.fields
      if (!title) return group
      const text = Object.fromEntries(
        Object.entries(title.text).map(([locale, value]) => [locale, `${String(value)}!`]),
      ) as typeof title.text
      return { ...group, fields: { ...group.fields, title: { ...title, text } } }
    }
    definitions.hero = { ...before, shape: 2, upgrades: { 1: loud } }
    expect(await upgradeShapes(storage)).toBeGreaterThan(0)
    expect(await upgradeShapes(storage)).toBe(0)
    const titles = async () => (await working()).groups.map(group => group.fields.title?.text.de)
    expect(await titles()).toEqual(['Vor der neuen Form!', 'Zweite!'])
    const review = async () => (await call('GET', 'page/review', { id: pageId })).body.data as Review
    expect((await review()).sections).toEqual([])
    expect(await visit()).toContain('Vor der neuen Form!')
    await write(0, 'Nach der neuen Form')
    await call('POST', 'page/revert', { id: pageId })
    expect(await titles()).toEqual(['Vor der neuen Form!', 'Zweite!'])
    await write(1, 'Bleibt')
    await call('POST', 'page/restore', { id: pageId, version: 1, groupId: first!.id })
    expect(await titles()).toEqual(['Erste!', 'Bleibt'])
    await call('POST', 'page/restore', { id: pageId, version: 1 })
    expect(await titles()).toEqual(['Erste!', 'Zweite!'])
    expect((await working()).groups.map(group => [group.id, group.shape])).toEqual([
      [first!.id, 2],
      [second!.id, 2],
    ])
  })

  it('[PUB-10] lets exactly the scheduled words go live, although the text was edited further', async () => {
    const { call, write, visit, titles, versions, pageId, clock, wait } = await start()
    await write(0, 'Geplant')
    const { body } = await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 2 * 60 * 60 * 1000) })
    expect(body).toMatchObject({ success: true })
    await write(0, 'Später geschrieben')
    await wait(60 * 60 * 1000)
    expect(await visit()).toContain('Erste')
    expect((await versions()).versions[0]).toMatchObject({ kind: 'scheduled' })
    await wait(61 * 60 * 1000)
    expect(await visit()).toContain('Geplant')
    expect(await visit()).not.toContain('Später geschrieben')
    expect((await versions()).versions[0]).toMatchObject({ kind: 'published', isLive: true })
    expect(await titles()).toEqual(['Später geschrieben', 'Zweite'])
  })

  it('[PUB-10] says so when somebody published before, and leaves that live', async () => {
    const { call, write, visit, versions, pageId, clock, wait } = await start()
    await write(0, 'Geplant')
    const planned = async () => {
      const review = (await call('GET', 'page/review', { id: pageId })).body.data as unknown as Planned
      const pages = (await call('GET', 'page', { includeDrafts: 'true' })).body.data as unknown as Planned[]
      return [review.goesLiveAt !== null, pages.some(page => page.goesLiveAt != null)]
    }
    await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 60 * 60 * 1000) })
    await write(0, 'Dringend')
    expect(await planned()).toEqual([true, true])
    await call('POST', 'page/publish', { id: pageId })
    // Nobody is promised what will not happen.
    expect(await planned()).toEqual([false, false])
    await wait(2 * 60 * 60 * 1000)
    expect(await visit()).toContain('Dringend')
    expect((await versions()).versions.map(version => version.kind)).toEqual(['published', 'missed', 'published'])
  })

  it('[PUB-10] planned anew while the job of the former plan is at work: that one shows nothing, the new one comes', async () => {
    const { call, write, visit, versions, pageId, storage, site, clock, wait } = await start()
    const hour = 60 * 60 * 1000
    const plan = async (hours: number) =>
      (await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), hours * hour) })).body.data as unknown as {
        version: number
      }
    await write(0, 'Erster Plan')
    const former = await plan(1)
    const key = `page:publish:${site.id}:${pageId}:${former.version}`
    const claimed = await storage.write(tx =>
      tx.db
        .updateTable('jobs')
        .set({ lease_until: Date.now() + 100 * hour })
        .where('unique_key', '=', key)
        .returning('id')
        .execute(),
    )
    expect(claimed).toHaveLength(1)
    await write(0, 'Zweiter Plan')
    const next = await plan(3)
    expect(next.version).toBeGreaterThan(former.version)
    const payload = { siteId: site.id, pageId, version: former.version }
    const handler = scheduleHandlers({ storage, log: quiet })['page:publish']
    await handler.run(payload, { attempt: 1, isLastAttempt: false, now: clock() })
    expect(await visit()).toContain('Erste')
    expect((await versions()).versions[0]).toMatchObject({ kind: 'scheduled', version: next.version })
    await wait(4 * hour)
    expect(await visit()).toContain('Zweiter Plan')
  })

  it('[PUB-10] a plan that the rules refuse is missed alone: a newer one of the page stays', async () => {
    const { call, write, versions, pageId, storage, site, clock } = await start()
    await write(0, 'Geplant')
    const at = ahead(clock(), 60 * 60 * 1000)
    const { version } = (await call('POST', 'page/schedule', { id: pageId, at })).body.data as unknown as {
      version: number
    }
    await storage.write(tx => cancelSchedule(tx, { siteId: site.id, pageId, version: version - 1 }))
    expect((await versions()).versions[0]).toMatchObject({ kind: 'scheduled', version })
    await storage.write(tx => cancelSchedule(tx, { siteId: site.id, pageId, version }))
    expect((await versions()).versions[0]).toMatchObject({ kind: 'missed', version })
  })

  it('[PUB-10, PAGE-7] keeps its address for itself, and what it is called meanwhile stays its own too', async () => {
    const { call, storage, site, visit, versions, pageId, clock, wait } = await start()
    const rename = (id: string, slug: string) => call('POST', 'page/info', { id, lang: 'de', slug })
    await rename(pageId, 'herbst')
    await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 60 * 60 * 1000) })
    await rename(pageId, 'winter')
    const other = await createTestPage(storage, site, { name: { de: 'Andere' } })
    expect((await rename(other, 'herbst')).body.code).toBe('slug_taken')
    await wait(2 * 60 * 60 * 1000)
    expect(await visit('/de/herbst')).toContain('Erste')
    expect((await rename(other, 'winter')).body.code).toBe('slug_taken')
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
    expect(await visit('/de/winter')).toContain('Erste')
    await rename(pageId, 'fruehling')
    await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 60 * 60 * 1000) })
    await rename(pageId, 'sommer')
    await call('POST', 'page/unschedule', { id: pageId })
    expect((await rename(other, 'fruehling')).status).toBe(200)
    expect((await versions()).versions.map(version => version.kind)).toEqual(['published', 'published', 'published'])
  })

  it('[PUB-10] a page that is deleted or taken offline is scheduled no more; the version stays', async () => {
    const { call, write, versions, pageId, clock, wait } = await start()
    const newest = async () => (await versions()).versions[0]?.kind
    const schedule = () => call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 60 * 60 * 1000) })
    await write(0, 'Geplant')
    await schedule()
    await call('POST', 'page/unpublish', { id: pageId })
    expect(await newest()).toBe('missed')
    await schedule()
    expect(await newest()).toBe('scheduled')
    await call('POST', 'page/remove', { id: pageId })
    await wait(2 * 60 * 60 * 1000)
    await call('POST', 'page/undelete', { id: pageId })
    expect(await newest()).toBe('missed')
    expect((await call('GET', 'page/review', { id: pageId })).body.data).toMatchObject({ goesLiveAt: null })
  })

  it('[ROUTE-6] former addresses lead to a page that was deleted and brought back, unless they are taken', async () => {
    const { app, call, storage, site, pageId } = await start()
    const rename = async (slug: string) => {
      await call('POST', 'page/info', { id: pageId, lang: 'de', slug })
      await call('POST', 'page/publish', { id: pageId })
    }
    for (const slug of ['eins', 'zwei', 'drei']) await rename(slug)
    await call('POST', 'page/remove', { id: pageId })
    await createTestPage(storage, site, { name: { de: 'Eins' } })
    await call('POST', 'page/undelete', { id: pageId })
    const go = async (slug: string) => {
      const { statusCode, headers } = await app.inject({ url: `/de/${slug}`, headers: { host: site.host } })
      return [statusCode, headers.location]
    }
    expect(await go('angebot')).toEqual([301, '/de/drei'])
    expect(await go('zwei')).toEqual([301, '/de/drei'])
    expect(await go('eins')).toEqual([200, undefined])
    expect(await go('drei')).toEqual([200, undefined])
  })

  it('[PAGE-2, PAGE-7] a page brought back keeps the address it was going to have', async () => {
    const { call, storage, site, pageId } = await start()
    await call('POST', 'page/info', { id: pageId, lang: 'de', slug: 'kommend' })
    await call('POST', 'page/remove', { id: pageId })
    await call('POST', 'page/undelete', { id: pageId })
    const other = await createTestPage(storage, site, { name: { de: 'Andere' } })
    expect((await call('POST', 'page/info', { id: other, lang: 'de', slug: 'kommend' })).body.code).toBe('slug_taken')
    expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
  })

  it('[PUB-10] can be taken back or moved, refuses what is over, and asks for missing translations like publishing', async () => {
    const { call, write, visit, versions, pageId, clock, wait } = await start()
    await write(0, 'Geplant')
    const hour = 60 * 60 * 1000
    expect((await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), -hour) })).body.code).toBe(
      'in_the_past',
    )
    expect((await call('POST', 'page/schedule', { id: pageId, at: '2027-02-31T10:00' })).status).toBe(400)
    await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), hour) })
    await call('POST', 'page/schedule', { id: pageId, at: ahead(clock(), 3 * hour) })
    await wait(2 * hour)
    expect(await visit()).toContain('Erste')
    expect((await call('GET', 'page/review', { id: pageId })).body.data).toMatchObject({
      goesLiveAt: expect.any(Number),
    })
    await call('POST', 'page/unschedule', { id: pageId })
    await wait(2 * hour)
    expect(await visit()).toContain('Erste')
    expect((await versions()).versions.map(version => version.kind)).toEqual(['published'])
  })

  it('[PUB-10] on the night the clocks change it goes live at a time that exists', async () => {
    const { call, pageId, write } = await start()
    await write(0, 'Geplant')
    const at = async (time: string) => {
      const { body } = await call('POST', 'page/schedule', { id: pageId, at: time })
      return new Date((body.data as { goesLiveAt: number }).goesLiveAt).toISOString()
    }
    expect(await at('2031-03-30T02:30')).toBe('2031-03-30T01:00:00.000Z')
    expect(await at('2031-10-26T02:30')).toBe('2031-10-26T00:30:00.000Z')
  })

  it('[PUB-10] shows a section only between its two moments, to visitors, once published', async () => {
    const { call, working, visit, pageId, wait, clock } = await start()
    const [first] = (await working()).groups
    const hour = 60 * 60 * 1000
    const window = { from: clock() + hour, to: clock() + 3 * hour }
    const send = (meta: object) => call('POST', 'group/meta', { pageId, groupId: first!.id, meta })
    expect((await send({ window: { from: 5, to: 4 } })).status).toBe(400)
    await send({ window })
    expect(await visit()).toContain('Erste')
    await call('POST', 'page/publish', { id: pageId })
    expect(await visit()).not.toContain('Erste')
    await wait(2 * hour)
    expect(await visit()).toContain('Erste')
    await wait(2 * hour)
    expect(await visit()).not.toContain('Erste')
    await send({ window: { from: null, to: null } })
    await call('POST', 'page/publish', { id: pageId })
    expect(await visit()).toContain('Erste')
  })

  it('[PUB-1] says section by section what publishing would change, and what is missing', async () => {
    const { call, working, write, pageId } = await start()
    const [first, second] = (await working()).groups
    await write(0, 'x'.repeat(300))
    await call('POST', 'group/remove', { pageId, groupId: second!.id })
    await call('POST', 'group/add', { pageId, groupName: 'cta' })
    await call('POST', 'page/info', { id: pageId, lang: 'de', meta: { name: 'Angebote' } })
    const added = (await working()).groups.find(group => group.type === 'cta')!
    await call('POST', 'data', {
      itemType: 'field',
      linkId: null,
      add: { parentId: added.id, name: 'button' },
      data: { content: { type: 'localizedSingleValue', data: { de: 'Jetzt buchen' } } },
    })
    const review = (await call('GET', 'page/review', { id: pageId })).body.data as Review
    expect(review.sections.map(({ type, change }) => [type, change])).toEqual([
      ['hero', 'changed'],
      ['hero', 'removed'],
      ['cta', 'added'],
    ])
    expect(review.sections[0]!.values).toMatchObject([
      { groupId: first!.id, field: 'title', key: 'text', locale: 'de', before: 'Erste', after: `${'x'.repeat(200)}…` },
    ])
    expect(review.page).toMatchObject([{ key: 'name', locale: 'de', before: 'Angebot', after: 'Angebote' }])
    expect(review.missing).toMatchObject([{ type: 'cta', fieldName: 'button', locale: 'fr', source: 'Jetzt buchen' }])
    expect(review.buttons).toMatchObject([{ field: 'button', lacks: 'link' }])
    expect(review.withoutDescription).toEqual(['de', 'fr'])
    expect(review).toMatchObject({ isGated: true, isFirst: false, goesLiveAt: null, otherPages: [] })
  })

  it('[PAGE-2] brings a deleted page back, live as it was; with its address taken as a draft at another', async () => {
    const { call, visit, pageId, storage, site } = await start()
    await call('POST', 'page/remove', { id: pageId })
    expect(await visit()).not.toContain('Erste')
    expect((await call('GET', 'page/deleted')).body.data).toMatchObject([{ id: pageId, name: { de: 'Angebot' } }])
    expect((await call('POST', 'page/undelete', { id: pageId })).body.data).toEqual({ id: pageId, isLive: true })
    expect(await visit()).toContain('Erste')
    await call('POST', 'page/remove', { id: pageId })
    await createTestPage(storage, site, { name: { de: 'Angebot' }, groups: [hero('Nachfolgerin', 'Successeure')] })
    expect((await call('POST', 'page/undelete', { id: pageId })).body.data).toEqual({ id: pageId, isLive: false })
    expect(await visit()).toContain('Nachfolgerin')
    expect((await call('GET', 'page/info', { id: pageId })).body.data).toMatchObject({ slug: { de: 'angebot-2' } })
  })

  it('[PAGE-2] is gone for good after 30 days', async () => {
    const { call, pageId, storage } = await start()
    await call('POST', 'page/remove', { id: pageId })
    await purge(storage, Date.now() + 31 * dayMs)
    const pages = await storage.read.selectFrom('pages').select('id').where('id', '=', pageId).execute()
    expect(pages).toEqual([])
    const left = await storage.read.selectFrom('item_values').select('key').where('page_id', '=', pageId).execute()
    expect(left).toEqual([])
  })
})
