import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { editNewSite, startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { listenTo } from '../../../test/listenTo'
import { send } from '../../../test/send'
import { signIn, type TestSite } from '../../../test/server'
import { defineCall } from '../../contract/call'
import { runCommand } from '../commands/run'
import { setPassword } from '../storage/people'
import { closeSession, openSession, sessionMs } from '../storage/sessions'
import { updateSite } from '../storage/sites'
import { pageTopic } from '../storage/topics'
import { streams } from './context'
import { registerCall } from './registerCall'

onBothEngines('the stream of a page', open => {
  const start = async ({ clock }: { clock?: () => number } = {}) => {
    const editing = await startEditing(await open(), { clock })
    const { app, site, storage, pageId, cookie: own } = editing
    let listening: Promise<string> | null = null
    const listen = async (path: string, at: TestSite, cookie: string) => {
      listening ??= app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = new URL(await listening)
      return listenTo({ port, path: `/api/v1/${path}`, host: at.host, cookie })
    }
    /** An editor's open page: the first editor's, or another one's by their cookie. */
    const follow = async ({ cookie = own, at = site as TestSite, id = pageId } = {}) => {
      const stream = await listen(`page/events?id=${id}`, at, cookie)
      if (stream.status === 200) await stream.next(/event: presence/)
      return stream
    }
    const sessionOf = async (personId: string) =>
      `vitrine_session=${await storage.write(tx => openSession(tx, site.id, personId))}`
    return { ...editing, listen, follow, sessionOf }
  }
  type Started = Awaited<ReturnType<typeof start>>

  const changeMember = async ({ storage, services, site }: Started, personId: string, ...words: string[]) => {
    const { read } = storage
    const { key } = await read.selectFrom('sites').select('key').where('id', '=', site.id).executeTakeFirstOrThrow()
    const { email } = await read
      .selectFrom('people')
      .select('email')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
    const bench = { ...services, demoPictures: '', port: 80 }
    return runCommand(bench, ['site', 'member', '--key', key, '--email', email, ...words])
  }

  /** They hear what is written on the page. */
  const staysOpen = async (
    { call, firstGroup }: Started,
    streams: Awaited<ReturnType<Started['follow']>>[],
    word: string,
  ) => {
    await writeField({ call }, { groupId: await firstGroup(), name: 'title', data: texts({ de: word }) })
    for (const stream of streams) {
      await stream.next(new RegExp(`"value":"${word}"`))
      expect(stream.hasEnded()).toBe(false)
    }
  }

  it('[SEC-1] ends at once when its session is signed out, and no other of the same person', async () => {
    const server = await start()
    const { app, site, follow, sessionOf } = server
    const bea = await signIn(server.storage, site)
    const [left, kept] = [await follow({ cookie: bea.cookie }), await follow({ cookie: await sessionOf(bea.personId) })]
    const out = await send(app, { site, call: { method: 'DELETE', path: 'auth' }, cookie: bea.cookie })
    expect(out.statusCode).toBe(200)
    await left.ended
    await staysOpen(server, [kept], 'Neu')
    expect((await follow({ cookie: bea.cookie })).status).toBe(401)
  })

  it('[SEC-1, SEC-3] ends at once with the membership, and with the password', async () => {
    const server = await start()
    const { storage, site, follow } = server
    const remove = (personId: string) => changeMember(server, personId, '--remove')
    const [bea, cem, dora] = [await signIn(storage, site), await signIn(storage, site), await signIn(storage, site)]
    const [first, second, third] = [
      await follow({ cookie: bea.cookie }),
      await follow({ cookie: cem.cookie }),
      await follow({ cookie: dora.cookie }),
    ]
    expect(await remove(bea.personId)).toContain('no longer')
    await first.ended
    await storage.write(tx => setPassword(tx, cem.personId, 'a hash'))
    await second.ended
    // Another role is no reason to go.
    await changeMember(server, dora.personId, '--role', 'admin')
    await staysOpen(server, [third], 'Neu')
    await expect(remove(bea.personId)).rejects.toThrow('does not belong')
  })

  it('[ROUTE-8, SEC-1] ends at once when the site is taken offline, that of another site does not', async () => {
    const server = await start()
    const { storage, site, follow } = server
    const other = await editNewSite(server)
    const [here, there] = [await follow(), await follow({ at: other.site, id: other.pageId, cookie: other.cookie })]
    await storage.write(tx => updateSite(tx, site.id, { name: 'Anders' }))
    await here.next(/event: site\ndata: {"tags":\["site"\]}/)
    await storage.write(tx => updateSite(tx, site.id, { suspended: true }))
    await here.ended
    expect((await follow()).status).toBe(503)
    await storage.write(tx => updateSite(tx, other.site.id, { name: 'Auch anders' }))
    await there.next(/event: site/)
    expect(there.hasEnded()).toBe(false)
  })

  it('[SEC-1] ends by itself when the session does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let now = Date.now()
    const { follow } = await start({ clock: () => now })
    const stream = await follow()
    now += sessionMs - 60_000
    vi.advanceTimersByTime(25_000)
    await stream.next(/^:$/m)
    expect(stream.hasEnded()).toBe(false)
    now += 120_000
    vi.advanceTimersByTime(25_000)
    await stream.ended
  })

  it('[SEC-1] ends when the right ended on the way from the door to it', async () => {
    const server = await start()
    const { app, services, storage, site, pageId } = server
    const bea = await signIn(storage, site)
    const call = defineCall({
      method: 'GET',
      path: 'slow',
      summary: '',
      policy: 'editor',
      answers: 'stream',
      input: z.strictObject({}),
      reply: z.unknown(),
    })
    const handler = streams(call, async () => {
      await storage.write(tx => closeSession(tx, bea.cookie.split('=')[1]!))
      return {
        log: { topic: pageTopic(site.id, pageId), last: async () => 0, read: async function* () {} },
        moments: [],
      }
    })
    registerCall(app, services, { name: 'slow', call, handler })
    const stream = await server.listen('slow', site, bea.cookie)
    await stream.ended
    expect(stream.status).toBe(200)
    await eventually(() => expect([services.streams.count(), services.feeds.count()]).toEqual([0, 0]))
  })

  it('[SEC-2] a person has at most twenty open; the oldest makes room', async () => {
    const server = await start()
    const bea = await signIn(server.storage, server.site)
    const other = await server.follow({ cookie: bea.cookie })
    const opened = []
    for (let count = 0; count < 21; count += 1) opened.push(await server.follow())
    await opened[0]!.ended
    await staysOpen(server, [other, ...opened.slice(1)], 'Neu')
    await eventually(() => expect(server.services.streams.count()).toBe(21))
  })

  it('[EDIT-13] is closed to those who come while the server stops', async () => {
    const server = await start()
    const stream = await server.follow()
    server.services.streams.closeAll()
    await stream.ended
    expect((await server.follow()).status).toBe(503)
    await eventually(() => expect(server.services.feeds.count()).toBe(0))
  })
})
