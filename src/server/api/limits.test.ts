import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { caller, signIn } from '../../../test/server'
import { quotas } from '../../content/quotas'
import { changeQuota } from '../commands/change'
import type { Workbench } from '../commands/run'
import { purge } from '../storage/retention'
import { updateSite } from '../storage/sites'

const longest = 3_000
const whole = { ...quotas }
/** The same limits, a sixtieth as large: filling them takes long. */
beforeAll(() => {
  quotas.pageBytes /= 60
  quotas.keptPageBytes /= 60
})
afterAll(() => {
  Object.assign(quotas, whole)
})
const day = 24 * 60 * 60 * 1000

onBothEngines('how much fits', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const { call, pageId } = editing
    const add = async (groupName = 'richTextBlock') =>
      ((await call('POST', 'group/add', { pageId, groupName })).body.data as unknown as { id: string } | null)?.id
    const letters = (count: number) => {
      const text = 'x'.repeat(count / 2)
      return { json: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }, text }
    }
    const write = (groupId: string, count = longest, as = call) =>
      writeField(
        { call: as },
        {
          groupId,
          name: 'textBlock',
          data: { content: { type: 'localizedRichText', data: { de: letters(count) } } },
        },
      )
    /** Sections with long texts until the page is full; the last one is refused. */
    const fill = async () => {
      const full: string[] = []
      for (;;) {
        const id = (await add())!
        const { status, body } = await write(id)
        if (status === 413) return { full, refused: { status, code: body.code }, last: id }
        expect(status, body.error ?? '').toBe(200)
        full.push(id)
      }
    }
    const bytes = async () =>
      (
        await editing.storage.read
          .selectFrom('pages')
          .select('content_bytes')
          .where('id', '=', pageId)
          .executeTakeFirstOrThrow()
      ).content_bytes
    return { ...editing, add, write, fill, bytes }
  }

  it('[API-2] a page holds so much and says so; what is shortened or removed makes room, undo and revert always go through', async () => {
    const { call, app, site, storage, pageId, fill, write, bytes, document } = await start()
    const { full, refused, last } = await fill()
    expect(refused).toEqual({ status: 413, code: 'page_too_large' })
    expect(full.length).toBe(Math.floor(quotas.pageBytes / longest))
    expect(await bytes()).toBeLessThanOrEqual(quotas.pageBytes)
    expect((await write(full[0]!, 10)).status).toBe(200)
    expect((await write(last)).status).toBe(200)
    await call('POST', 'group/remove', { pageId, groupId: full[1] })
    const somebody = caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const { id: theirs } = (await somebody('POST', 'group/add', { pageId, groupName: 'richTextBlock' })).body
      .data as unknown as { id: string }
    expect((await write(theirs, longest, somebody)).status).toBe(200)
    // What was taken away comes back, although there is no room for it any more.
    expect((await call('POST', 'page/undo', { id: pageId })).status).toBe(200)
    expect((await document()).groups.map(group => group.id)).toContain(full[1])
    expect((await write(theirs, longest + 100, somebody)).status).toBe(413)
    expect((await call('POST', 'page/revert', { id: pageId })).status).toBe(200)
    expect((await document()).groups).toHaveLength(1)
  })

  it('[API-2] copies count: of a section on its page, of a page on its site', async () => {
    const { call, pageId, fill, storage, site } = await start()
    const { full } = await fill()
    const copied = await call('POST', 'group/duplicate', { pageId, groupId: full[0] })
    expect([copied.status, copied.body.code]).toEqual([413, 'page_too_large'])
    const { key } = await storage.read
      .selectFrom('sites')
      .select('key')
      .where('id', '=', site.id)
      .executeTakeFirstOrThrow()
    const quota = (...words: string[]) => changeQuota({ storage } as Workbench, ['--key', key, ...words])
    expect((await call('POST', 'page/duplicate', { id: pageId })).status).toBe(200)
    await storage.write(tx => updateSite(tx, site.id, { maxBytes: Math.floor(2.5 * quotas.pageBytes) }))
    expect((await call('POST', 'page/duplicate', { id: pageId })).body.code).toBe('site_full')
    await quota('--pages', '2', '--megabytes', '50')
    const add = { initialMeta: { name: 'Noch eine' }, lang: 'de' }
    expect((await call('POST', 'page/add', add)).body).toMatchObject({ code: 'site_full', details: { mostPages: 2 } })
    await quota('--default')
    expect((await call('POST', 'page/add', add)).status).toBe(200)
  })

  it('[API-2] what was removed is kept for 30 days within a limit of its own, then it is gone', async () => {
    const { call, pageId, fill, bytes, storage } = await start()
    while ((await bytes()) < quotas.keptPageBytes - quotas.pageBytes) {
      const { full } = await fill()
      for (const groupId of full) await call('POST', 'group/remove', { pageId, groupId })
    }
    const { refused } = await fill()
    expect(refused.code).toBe('page_too_large')
    expect(await bytes()).toBeGreaterThan(quotas.keptPageBytes - 2 * longest)
    await purge(storage, Date.now() + 29 * day)
    expect(await bytes()).toBeGreaterThan(quotas.keptPageBytes - 2 * longest)
    await purge(storage, Date.now() + 31 * day)
    expect(await bytes()).toBeLessThan(quotas.pageBytes)
  })

  it('[API-2] the sum is that of all values, whatever was written over whatever', async () => {
    const { storage, pageId, add, write, bytes, firstGroup, call } = await start()
    const hero = await firstGroup()
    for (const text of ['ä'.repeat(500), 'kurz', ''])
      await writeField({ call }, { groupId: hero, name: 'title', data: texts({ de: text, fr: text }) })
    await write((await add())!, 1_000)
    await call('POST', 'page/undo', { id: pageId })
    const rows = await storage.read.selectFrom('item_values').select('value').where('page_id', '=', pageId).execute()
    expect(await bytes()).toBe(rows.reduce((sum, { value }) => sum + Buffer.byteLength(value ?? ''), 0))
  })
})
