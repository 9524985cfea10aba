import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageEntry } from '../../src/contract/page'
import { drawPicture } from '../pictures'
import { ask, signedIn, signIn } from './ask'
import { adminEnv, newDataDir, operator, type Product, runToEnd, startProduct } from './product'

const name = `vitrine_e2e_${randomBytes(6).toString('hex')}`
const dataDir = newDataDir()
let first: Product
let second: Product

/** A database of our own on the server that the tests were given. */
const onServer = async (statement: string) => {
  const connectionString = process.env.TEST_POSTGRES_URL
  if (!connectionString)
    throw new Error('Set TEST_POSTGRES_URL to a PostgreSQL to test on: npm test does so by itself.')
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const databaseUrl = () => {
  const url = new URL(process.env.TEST_POSTGRES_URL!)
  url.pathname = `/${name}`
  return url.href
}

beforeAll(async () => {
  await onServer(`create database ${name}`)
  const env = { ...adminEnv, DATABASE_URL: databaseUrl(), VITRINE_DEMO: '0' }
  first = await startProduct({ dataDir, env })
  const words = ['site', 'create', '--key', 'laden', '--host', 'localhost', '--name', 'Laden', '--locales', 'de,fr']
  expect(await runToEnd('command.js', words, first.env)).toMatchObject({ code: 0 })
  second = await startProduct({ dataDir, env })
})
afterAll(async () => {
  await second?.stop({ keepData: true })
  await first?.stop({ keepData: true })
  rmSync(dataDir, { recursive: true, force: true })
  await onServer(`drop database if exists ${name} with (force)`)
})

const homeOf = async ({ port }: Product) => (await ask({ port, path: '/de' })).text()

/** Gives the home page another title and publishes it. */
const publishTitle = async (product: Product, title: string) => {
  const call = await signedIn(product.port, operator)
  const pages = await call<PageEntry[]>('GET', 'page?includeDrafts=1')
  const { id } = pages.find(page => page.role === 'home')!
  const edit = await call<string>('GET', '/de/edit')
  const data = /<script type="application\/json" id="vitrine-data">(.*?)<\/script>/s.exec(edit)?.[1]
  type Group = { type: string; fields: Record<string, { id: string } | undefined> }
  const { model } = JSON.parse(data!) as { model: { page: { groups: Group[] } } }
  const field = model.page.groups.map(group => group.fields.title).find(Boolean)!
  await call('POST', 'data', {
    itemType: 'field',
    linkId: field.id,
    data: { content: { type: 'localizedSingleValue', data: { de: title } } },
  })
  expect(await homeOf(product)).not.toContain(title)
  await call('POST', 'page/publish', { id })
}

describe('on PostgreSQL', () => {
  it('the product starts and is ready', async () => {
    console.log(
      `Memory on PostgreSQL after the first start: ${first.memory().toFixed(0)} MB, second instance ${second.memory().toFixed(0)} MB`,
    )
    expect((await ask({ port: first.port, path: '/readyz' })).json()).toEqual({ status: 'ready' })
  })

  it('[ROUTE-3, ROUTE-10] the home page answers in every language, on its own host only', async () => {
    for (const path of ['/de', '/fr']) expect((await ask({ port: first.port, path })).status).toBe(200)
    expect((await ask({ port: first.port, host: 'nirgends.localhost', path: '/de' })).status).toBe(404)
  })

  it('[ROUTE-9] the operator signs in and gets edit mode; a stranger is sent to sign in', async () => {
    const call = await signedIn(first.port, operator)
    expect(await call<{ email: string }>('GET', 'auth')).toMatchObject({ email: operator.email })
    expect(await call<string>('GET', '/de/edit')).toContain('id="vitrine-data"')
    expect((await ask({ port: first.port, path: '/de/edit' })).status).toBe(302)
  })

  it('[PUB-4] what is published is live with the next request', async () => {
    await publishTitle(first, 'Frisch veröffentlicht')
    expect(await homeOf(first)).toContain('Frisch veröffentlicht')
  })

  it('[PUB-4] two instances: what one publishes, the other shows', async () => {
    expect(await homeOf(second)).toContain('Frisch veröffentlicht')
    await publishTitle(first, 'Auf beiden zu sehen')
    await expect.poll(() => homeOf(second)).toContain('Auf beiden zu sehen')
    await publishTitle(second, 'Und wieder zurück')
    await expect.poll(() => homeOf(first)).toContain('Und wieder zurück')
  })

  it('[API-8] an instance makes its data directory, and says that the pictures are not in it', async () => {
    const form = new FormData()
    form.append(
      'file',
      new Blob([new Uint8Array(await drawPicture({ width: 60, height: 40 }).png().toBuffer())]),
      'a.png',
    )
    const cookie = (await signIn(first.port, operator)).map(({ name, value }) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: first.origin() }
    const sent = await fetch(`${first.origin()}/api/v1/media/upload`, { method: 'POST', headers, body: form })
    expect(sent.status).toBe(200)
    const elsewhere = join(newDataDir(), 'not', 'there')
    const third = await startProduct({ dataDir: elsewhere, env: { ...first.env, DATA_DIR: elsewhere, PORT: '0' } })
    expect(await homeOf(third)).toContain('Und wieder zurück')
    const { code, stderr } = await third.stop()
    expect(code).toBe(0)
    expect(stderr).toMatch(/^1 of 1 pictures looked at are not in .*\/not\/there\/media: .*\.$/m)
    expect(
      stderr
        .trim()
        .split('\n')
        .filter(line => !line.startsWith('Node ')),
    ).toHaveLength(1)
    const none = join(dataDir, 'file')
    writeFileSync(none, '')
    const refused = await runToEnd('main.js', [], { ...first.env, DATA_DIR: none })
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The data directory [^\n]*\.\n$/),
    })
  })
})
