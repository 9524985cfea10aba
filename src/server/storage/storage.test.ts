import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { childProcesses } from '../../../test/children'
import { createDatabase } from '../../../test/database'
import { onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import type { SiteId } from '../../content/id'
import { installation } from '../../content/scope'
import { StartError } from '../StartError'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import { openSqliteFile } from './sqliteDriver'
import type { Storage, Touched, Tx } from './storage'
import { jobsTopic, pageTopic, personTopic, siteTopic } from './topics'
import { createWriteQueue } from './writeQueue'

const site = 'some-site' as SiteId
const put = (name: string) => (tx: Tx) => tx.db.insertInto('secrets').values({ name, value: 'x' }).execute()
const names = async (storage: Storage) =>
  (await storage.read.selectFrom('secrets').select('name').orderBy('name').execute()).map(row => row.name)

onBothEngines('a unit of work', open => {
  it('leaves no trace when it fails, and the ones beside it stay', async () => {
    const storage = await open({ isOwn: true })
    const heard: Touched[] = []
    storage.bus.subscribe(touched => heard.push(touched))
    const told: string[] = []
    for (const topic of [personTopic('n01'), personTopic('n03')]) storage.bus.hear(topic, () => told.push(topic))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        storage.write(async tx => {
          await put(`n${String(index).padStart(2, '0')}`)(tx)
          tx.touch(site, `tag${index}`)
          tx.tell(personTopic(`n${String(index).padStart(2, '0')}`))
          if (index % 3 === 0) throw new Error('no')
        }),
      ),
    )
    const good = Array.from({ length: 20 }, (_, index) => index).filter(index => index % 3 !== 0)
    expect(outcomes.map(outcome => outcome.status === 'fulfilled')).toEqual(
      Array.from({ length: 20 }, (_, index) => index % 3 !== 0),
    )
    expect(await names(storage)).toEqual(good.map(index => `n${String(index).padStart(2, '0')}`))
    expect(told).toEqual([personTopic('n01')])
    expect(heard.flatMap(news => news.tags).sort()).toEqual(good.map(index => `tag${index}`).sort())
  })

  it('a failed statement takes only its own unit with it', async () => {
    const storage = await open({ isOwn: true })
    const twice = (tx: Tx) => put('a')(tx).then(() => put('a')(tx))
    const outcomes = await Promise.allSettled([storage.write(put('b')), storage.write(twice), storage.write(put('c'))])
    expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names(storage)).toEqual(['b', 'c'])
  })

  it('is never opened inside another one', async () => {
    const storage = await open({ isOwn: true })
    await expect(storage.write(() => storage.write(put('inner')))).rejects.toThrow('inside a unit of work')
    expect(await names(storage)).toEqual([])
    await storage.write(put('later'))
    expect(await names(storage)).toEqual(['later'])
  })

  it('its news are told after the commit and before the answer, each once: first to what remembers, then to who waits', async () => {
    const storage = await open({ isOwn: true })
    const order: string[] = []
    storage.bus.hear(pageTopic(site, 'p'), () => order.push('page'))
    storage.bus.hear(siteTopic(site, 'b'), () => order.push('b'))
    storage.bus.subscribe(({ scope, tags }) => order.push(`${scope} ${tags.join()}`))
    const stop = storage.bus.hear(jobsTopic, () => order.push('jobs'))
    await storage.write(async tx => {
      tx.tell(pageTopic(site, 'p'))
      tx.tell(pageTopic(site, 'p'))
      tx.tell(jobsTopic)
      tx.touch(site, 'a', 'b')
      tx.touch(site, 'a')
      tx.touch(installation, 'b')
      stop()
      order.push('unit')
    })
    order.push('answer')
    expect(order).toEqual(['unit', `${site} a,b`, 'installation b', 'page', 'b', 'answer'])
  })

  it('is refused by a database that a newer version wrote', async () => {
    const storage = await open({ isOwn: true })
    await storage.write(tx => tx.db.insertInto('migrations').values({ number: 999, name: 'x', applied: 1 }).execute())
    await storage.write(put('kept'))
    const again = await reopen(storage)
    await expect(again()).rejects.toThrow(/newer version/)
    await expect(again()).rejects.toBeInstanceOf(StartError)
  })
})

describe('SQLite', () => {
  const startChild = childProcesses('opener')
  const directory = () => {
    const path = mkdtempSync(join(tmpdir(), 'vitrine-'))
    onTestFinished(() => rmSync(path, { recursive: true, force: true }))
    return path
  }

  it('a second process on one data directory is refused and told why; a killed one lets go', async () => {
    const dataDir = directory()
    const holder = startChild({ DATA_DIR: dataDir, HOLD: '1' })
    await holder.said(1)
    expect(holder.lines).toEqual(['opened'])
    const second = startChild({ DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.lines).toEqual([expect.stringMatching(/is in use by another Vitrine \(process \d+\); stop it first/)])
    await expect(openSqlite(dataDir)).rejects.toThrow('is in use')
    holder.kill()
    await holder.ended
    const storage = await openSqlite(dataDir)
    await storage.close()
  })

  it('a damaged file is refused and left as it is', async () => {
    const dataDir = directory()
    const storage = await openSqlite(dataDir)
    await newSite(storage, { name: 'laden' })
    await storage.close()
    const path = join(dataDir, 'vitrine.db')
    const whole = readFileSync(path)
    const damages: ((bytes: Buffer) => Buffer)[] = [
      bytes => Buffer.concat([Buffer.from('not a database at all'), bytes.subarray(21)]),
      bytes => bytes.fill(0xff, 4096 * 2, 4096 * 4),
      bytes => bytes.subarray(0, 4096 * 3),
    ]
    for (const damage of damages) {
      const damaged = damage(Buffer.from(whole))
      writeFileSync(path, damaged)
      await expect(openSqlite(dataDir)).rejects.toThrow('it was left as it is')
      expect(readFileSync(path).equals(damaged)).toBe(true)
    }
    writeFileSync(path, whole)
    await (await openSqlite(dataDir)).close()
  })

  it('an empty file is a damaged one, and what stands beside it is left too', async () => {
    const dataDir = directory()
    const path = join(dataDir, 'vitrine.db')
    writeFileSync(path, '')
    writeFileSync(`${path}-wal`, 'what was written last')
    await expect(openSqlite(dataDir)).rejects.toThrow('it was left as it is')
    await expect(openSqlite(dataDir)).rejects.toBeInstanceOf(StartError)
    expect([statSync(path).size, readFileSync(`${path}-wal`, 'utf8')]).toEqual([0, 'what was written last'])
  })

  it('a new file takes nothing over from one that was moved away', async () => {
    const dataDir = directory()
    const path = join(dataDir, 'vitrine.db')
    const holder = startChild({ DATA_DIR: dataDir, HOLD: '1' })
    await holder.said(1)
    holder.kill()
    await holder.ended
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    rmSync(path)
    await (await openSqlite(dataDir)).close()
  })

  it('a first start killed at any moment leaves nothing that keeps the second from starting', async () => {
    for (const name of ['lock.db', 'lock.pid', 'vitrine.db.new', 'vitrine.db', 'vitrine.db-wal']) {
      const dataDir = directory()
      const first = startChild({ DATA_DIR: dataDir, HOLD: '1' })
      const said = first.said(1).catch(() => {})
      // Whichever comes first: some files are there for less than a look takes.
      while (!existsSync(join(dataDir, name)) && !first.lines.length)
        await new Promise(resolve => setImmediate(resolve))
      first.kill()
      await Promise.all([said, first.ended])
      await (await openSqlite(dataDir)).close()
    }
    const dataDir = directory()
    writeFileSync(join(dataDir, 'vitrine.db.new'), 'half a page')
    await (await openSqlite(dataDir)).close()
    expect(readdirSync(dataDir)).not.toContain('vitrine.db.new')
    expect(statSync(join(dataDir, 'vitrine.db')).mode & 0o777).toBe(0o600)
  })

  it('a data directory that cannot be used is named in one sentence', async () => {
    const dataDir = directory()
    writeFileSync(join(dataDir, 'file'), '')
    for (const path of ['file', 'file/below']) {
      const opening = openSqlite(join(dataDir, path))
      await expect(opening).rejects.toBeInstanceOf(StartError)
      await expect(opening).rejects.toThrow(/^The data directory .* cannot be used: a file is in its place\.$/)
    }
    mkdirSync(join(dataDir, 'vitrine.db'))
    await expect(openSqlite(dataDir)).rejects.toThrow(/^The database .* cannot be used: it cannot be opened\.$/)
  })

  it('what it creates is for its owner only', async () => {
    const dataDir = join(directory(), 'data')
    const storage = await openSqlite(dataDir)
    onTestFinished(() => storage.close())
    await storage.write(put('a'))
    const modes = ['.', ...readdirSync(dataDir)].map(name => statSync(join(dataDir, name)).mode & 0o077)
    expect(modes.length).toBeGreaterThan(4)
    expect(new Set(modes)).toEqual(new Set([0]))
  })

  it('takes only parameters that both engines understand', async () => {
    const storage = await openSqlite(directory())
    onTestFinished(() => storage.close())
    for (const value of [true, new Date(), undefined, { a: 1 }, Symbol('x'), [1]])
      await expect(sql`select ${value} as x`.execute(storage.read)).rejects.toThrow('portable')
    await expect(storage.read.transaction().execute(async () => 1)).rejects.toThrow('storage.write alone')
    await expect(storage.read.deleteFrom('secrets').execute()).rejects.toThrow(/readonly/)
  })

  it('writes that arrive together are committed together', async () => {
    const path = join(directory(), 'x.db')
    const file = openSqliteFile(path)
    onTestFinished(() => file.close())
    file.exec('create table secrets (name text primary key, value text)')
    const statements: string[] = []
    const watched = new Proxy(file, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as unknown
        if (typeof value !== 'function') return value
        return (...parameters: unknown[]) => {
          if (key === 'exec') statements.push(String(parameters[0]))
          return Reflect.apply(value, target, parameters)
        }
      },
    })
    const queue = createWriteQueue({ file: watched, deliver: () => {} })
    const unseen: boolean[] = []
    const other = openSqliteFile(path)
    onTestFinished(() => other.close())
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        queue.write(async tx => {
          await put(`n${index}`)(tx)
          unseen.push(other.prepare('select count(*) as n from secrets').get()?.n !== 200)
        }),
      ),
    )
    expect(statements.filter(statement => statement === 'commit').length).toBeLessThanOrEqual(2)
    expect(statements.filter(statement => statement.startsWith('savepoint'))).toHaveLength(200)
    expect(other.prepare('select count(*) as n from secrets').get()?.n).toBe(200)
    await queue.close()
    await expect(queue.write(put('late'))).rejects.toThrow('closed')
  })
})

describe('PostgreSQL', () => {
  const openTwo = async () => {
    const database = await createDatabase()
    const [a, b] = [await openPostgres(database.url), await openPostgres(database.url)]
    onTestFinished(async () => {
      for (const storage of [a, b]) await storage.close()
    })
    return { a, b, database }
  }

  it('[API-8] a database that cannot be used is named in one sentence, without its password', async () => {
    const { url } = await createDatabase()
    const at = (change: (address: URL) => void) => {
      const address = new URL(url)
      address.password = 'geheim'
      change(address)
      return address.href
    }
    const silent = createServer(socket => socket.on('error', () => {}))
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    const role = `r_${randomBytes(4).toString('hex')}`
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`create role ${role} login password 'geheim'; revoke create on schema public from public`)
    onTestFinished(async () => {
      await admin.query(`drop owned by ${role}; drop role ${role}`)
      await admin.end()
    })
    const problems: [string, RegExp][] = [
      ['postgres://a:geheim@127.0.0.1:1/b', /^Nobody answers at 127\.0\.0\.1:1; start PostgreSQL there, or .*\.$/],
      ['postgres://a:geheim@nowhere.invalid/b', /^The host nowhere\.invalid of DATABASE_URL is not known here; .*\.$/],
      [`postgres://a:geheim@127.0.0.1:${port}/b`, /^PostgreSQL at 127\.0\.0\.1:\d+ did not answer in time; .*\.$/],
      [at(address => (address.pathname = '/keine')), /^PostgreSQL at .* has no database «keine»; create it, or .*\.$/],
      [
        at(address => (address.username = role)),
        /^The user «r_\w+» may not create tables in the database «t_\w+»; .*\.$/,
      ],
    ]
    for (const [address, sentence] of problems) {
      const opening = openPostgres(address)
      await expect(opening, address).rejects.toBeInstanceOf(StartError)
      await expect(opening, address).rejects.toThrow(sentence)
      await expect(opening, address).rejects.not.toThrow(/geheim|ECONN|getaddrinfo|FATAL/)
    }
  })

  it('two instances hear each other, each its own news once', async () => {
    const { a, b } = await openTwo()
    const heard: Record<string, string[]> = { a: [], b: [] }
    a.bus.subscribe(news => heard.a!.push(...news.tags))
    b.bus.subscribe(news => heard.b!.push(...news.tags))
    const touch = (storage: Storage, ...tags: string[]) => storage.write(async tx => tx.touch(site, ...tags))
    await touch(a, 'from-a')
    await touch(b, 'from-b')
    await touch(b, ...Array.from({ length: 500 }, (_, index) => `a-tag-of-some-length-${index}`))
    await vi.waitFor(() =>
      expect([heard.a, heard.b!.slice(0, 2)]).toEqual([
        ['from-a', 'from-b', '*'],
        ['from-a', 'from-b'],
      ]),
    )
    const failing = a.write(async tx => {
      tx.touch(site, 'never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await touch(a, 'last')
    await vi.waitFor(() => expect(heard.b!.at(-1)).toBe('last'))
    expect([...heard.a!, ...heard.b!]).not.toContain('never')
  })

  it('what is told reaches the other instance too; news too long for a notification count as missed', async () => {
    const { a, b } = await openTwo()
    const heard: string[] = []
    b.bus.hear(personTopic('anna'), () => heard.push('anna'))
    b.bus.hear(siteTopic(site, 'pages'), () => heard.push('pages'))
    b.bus.onGap(() => heard.push('gap'))
    const many = Array.from({ length: 500 }, (_, index) => `a-name-of-some-length-${index}`)
    await a.write(async tx => tx.tell(personTopic('anna')))
    await vi.waitFor(() => expect(heard).toEqual(['anna']))
    await a.write(async tx => tx.touch(site, ...many))
    await vi.waitFor(() => expect(heard).toEqual(['anna', 'pages']))
    await a.write(async tx => {
      for (const name of many) tx.tell(personTopic(name))
    })
    await vi.waitFor(() => expect(heard).toEqual(['anna', 'pages', 'gap', 'anna', 'pages']))
  })

  it('its own news are heard even when the answer to the commit is lost', async () => {
    const { a, database } = await openTwo()
    const heard: string[] = []
    a.bus.subscribe(news => heard.push(...news.tags))
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    onTestFinished(() => listener.end())
    const payloads: string[] = []
    listener.on('notification', message => payloads.push(message.payload!))
    await listener.query('listen vitrine')
    await a.write(async tx => tx.touch(site, 'answered'))
    await vi.waitFor(() => expect(payloads).toHaveLength(1))
    const lost = payloads[0]!.replace('"number":1', '"number":2').replace('answered', 'lost')
    await listener.query('select pg_notify($1, $2)', ['vitrine', lost])
    await vi.waitFor(() => expect(heard).toEqual(['answered', 'lost']))
  })

  it('units that block each other are run again', async () => {
    const { a, b } = await openTwo()
    for (const name of ['x', 'y']) await a.write(put(name))
    let attempts = 0
    const both = (storage: Storage, order: string[]) =>
      storage.write(async tx => {
        attempts += 1
        for (const name of order) {
          await tx.db.updateTable('secrets').set({ value: order[0] }).where('name', '=', name).execute()
          await sql`select pg_sleep(0.2)`.execute(tx.db)
        }
      })
    await Promise.all([both(a, ['x', 'y']), both(b, ['y', 'x'])])
    expect(attempts).toBe(3)
  })

  it('what is done exclusively is done by one instance at a time', async () => {
    const { a, b } = await openTwo()
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await a.read.selectFrom('secrets').selectAll().execute()
      running -= 1
    }
    await Promise.all([a, b, a, b].map(storage => storage.exclusively(work)))
    expect(most).toBe(1)
    await expect(a.exclusively(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await b.exclusively(work)
  })

  it('a lost listener is known at once, and everything remembered goes when it is back', async () => {
    const { a, b, database } = await openTwo()
    const gaps: string[] = []
    const seen: string[] = []
    b.bus.onGap(() => gaps.push('b'))
    b.bus.subscribe(news => seen.push(...news.tags))
    expect(b.bus.isCurrent()).toBe(true)
    await database.silence()
    await vi.waitFor(() => expect(b.bus.isCurrent()).toBe(false), { interval: 2 })
    await a.write(async tx => tx.touch(site, 'missed'))
    await vi.waitFor(() => expect([b.bus.isCurrent(), gaps]).toEqual([true, ['b']]), { timeout: 10_000 })
    await a.write(async tx => tx.touch(site, 'heard'))
    await vi.waitFor(() => expect(seen).toContain('heard'))
  })
})

/** Opens the same data once more, without what the test's own storage holds. */
const reopen = async (storage: Storage) => {
  if (storage.engine === 'postgres') {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(storage.read)
    const url = new URL(process.env.TEST_POSTGRES_URL!)
    url.pathname = `/${rows[0]!.name}`
    return () => openPostgres(url.href)
  }
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(storage.read)
  await storage.close()
  return () => openSqlite(join(rows[0]!.file, '..'))
}
