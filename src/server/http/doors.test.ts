import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startEditing, texts, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { send } from '../../../test/send'
import { startTestServer } from '../../../test/server'
import { addHost } from '../storage/sites'
import type { Storage } from '../storage/storage'

onBothEngines('the door', open => {
  it('[SEC-2, ROUTE-8] two Host headers are refused, also for a page in memory', async () => {
    const { app, site } = await startEditing(await open())
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const ask = async (path: string, ...hosts: string[]) => {
      const socket = connect(Number(port), '127.0.0.1')
      let heard = ''
      socket.on('data', part => {
        heard += part
      })
      socket.write(
        `GET ${path} HTTP/1.1\r\n${hosts.map(host => `hOsT: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
      )
      await once(socket, 'close')
      return Number(heard.split(' ')[1])
    }
    for (const path of ['/de', '/de', '/healthz', '/api/v1/navigation', '/assets/x.js', `http://${site.host}/de`]) {
      for (const hosts of [
        [site.host, site.host],
        [site.host, 'evil.example'],
        ['evil.example', site.host],
      ])
        expect([path, hosts, await ask(path, ...hosts)]).toEqual([path, hosts, 400])
      expect(await ask('/de', site.host)).toBe(200)
    }
  })

  it('[SEC-2] only a page opened by the site’s own scheme may change something', async () => {
    const storage = await open()
    const { app, site } = await startEditing(storage)
    const secure = { ...site, host: `sicher.${site.host}` }
    await storage.write(tx =>
      addHost(tx, site.id, { host: secure.host, isPrimary: false, scheme: 'https', port: null }),
    )
    const behind = await startTestServer(storage, { env: { TRUST_PROXY: '1' } })
    const call = { method: 'DELETE', path: 'auth' } as const
    const ask = async (server: typeof app, at: { host: string }, headers: Record<string, string>) =>
      (await send(server, { site: at, call, headers })).json()
    expect(await ask(app, site, { origin: `http://${site.host}` })).toMatchObject({ status: 200 })
    expect(await ask(app, site, { origin: `https://${site.host}` })).toMatchObject({
      status: 403,
      error: expect.stringContaining('https'),
    })
    expect(await ask(app, secure, { origin: `https://${secure.host}` })).toMatchObject({ status: 200 })
    expect(await ask(app, secure, { origin: `http://${secure.host}` })).toMatchObject({ status: 403 })
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect(await ask(behind.app, site, { origin: `https://${site.host}`, ...forwarded })).toMatchObject({ status: 200 })
    expect(await ask(behind.app, site, { origin: `http://${site.host}`, ...forwarded })).toMatchObject({ status: 403 })
    expect(await ask(app, site, { origin: `https://${site.host}`, ...forwarded })).toMatchObject({ status: 403 })
  })

  it('[API-2] a connection that ends inside a unit of work is told as such', async () => {
    const storage = await open()
    const editing = await startEditing(losingConnections(storage))
    if (storage.engine === 'sqlite') return
    const groupId = await editing.firstGroup()
    const before = await editing.document()
    losing.isOn = true
    const answer = await writeField(editing, { groupId, name: 'title', data: texts({ de: 'Verloren' }) })
    losing.isOn = false
    expect(answer.body).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await editing.document()).toEqual(before)
    expect((await writeField(editing, { groupId, name: 'title', data: texts({ de: 'Da' }) })).status).toBe(200)
  })
})

const losing = { isOn: false }

/** While it is on, PostgreSQL ends the connection of every unit of work before its own statements. */
const losingConnections = (storage: Storage): Storage => ({
  ...storage,
  write: unit =>
    storage.write(async tx => {
      if (!losing.isOn) return unit(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(storage.read)
      // The first question hears of the end; those after it find the connection «not queryable».
      await expect(sql`select 1`.execute(tx.db)).rejects.toThrow()
      return unit(tx)
    }),
})
