import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { listen } from '../../../test/listen'
import { createTestPage, createTestSite, startTestServer } from '../../../test/server'
import { newSecretId } from '../newId'

/** Ways up, as browsers, proxies and attackers spell them. */
const ups = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '..\\',
  '..%252f',
  '..;/',
  '....//',
  '%c0%ae%c0%ae/',
]

onBothEngines('files of the server', open => {
  it('[SEC-2] no address leads out of the folders that are served', async () => {
    const storage = await open()
    const { app, services } = await startTestServer(storage)
    const site = await createTestSite(storage)
    await createTestPage(storage, site, { role: 'home', key: 'home' })
    const { dataDir } = services.config
    const objectId = newSecretId()
    const media = join(dataDir, 'media', objectId.slice(0, 2), objectId)
    for (const folder of [join(dataDir, 'assets', 'deep'), media]) mkdirSync(folder, { recursive: true })
    writeFileSync(join(dataDir, 'assets', 'main.js'), 'Served words')
    writeFileSync(join(dataDir, 'secret.js'), 'Hidden words')
    writeFileSync(join(dataDir, 'assets', '.env'), 'Hidden words')
    // On the disk but in no row: not a file of any site.
    writeFileSync(join(media, 'original.png'), 'Hidden words')

    const ask = await listen(app)
    expect(String((await ask(site.host, '/assets/main.js')).body)).toBe('Served words')
    const under = ['/assets/', '/assets/deep/', '/assets/fonts/', '/media/', `/media/${objectId}/`, '/de/', '/']
    const files = [
      'secret.js',
      'assets/.env',
      'vitrine.db',
      'etc/passwd',
      'package.json',
      `media/${objectId}/original.png`,
    ]
    const paths = [
      ...under.flatMap(folder => ups.flatMap(up => files.map(file => folder + up.repeat(3) + file))),
      ...under.flatMap(folder => ups.map(up => `${folder}${up}secret.js`)),
      ...[
        '/assets//etc/passwd',
        '/assets/%00/secret.js',
        '/assets/main.js%00.css',
        '/assets/.env',
        '/assets/',
        '/assets',
      ],
      `/media/${objectId}/original.png`,
      `/media/${objectId}`,
      '/file:///etc/passwd',
      'http://127.0.0.1/../secret.js',
    ]
    for (const path of paths) {
      const { status, body } = await ask(site.host, path)
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 300 && code < 500)])
      expect([path, String(body)]).toEqual([
        path,
        expect.not.stringMatching(/Hidden|Served|root:|"dependencies"|SQLite/),
      ])
    }
  })
})
