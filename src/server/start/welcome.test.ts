import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { createTestSite, startTestServer, visit } from '../../../test/server'
import { runCommand } from '../commands/run'
import { updateSite } from '../storage/sites'
import { prepareInstallation } from './prepareInstallation'
import { welcome } from './welcome'

const demoPictures = 'demo/pictures'
const admin = { VITRINE_ADMIN_EMAIL: 'chef@laden.ch', VITRINE_ADMIN_PASSWORD: 'a-long-password' }

onBothEngines('the words at the end of the start', open => {
  const start = async (env?: Record<string, string>) => {
    const server = await startTestServer(await open({ isOwn: true }), { env })
    const { services } = server
    const access = await prepareInstallation({ services, demoPictures })
    /** Runs a line as a shell would: `npm run site -- create …`. */
    const run = (line: string) => {
      const [, name, rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(line.trim())!
      const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!)
      return runCommand({ ...services, demoPictures, port: services.config.port }, [name!, ...words])
    }
    return { ...server, run, words: () => welcome(services, access) }
  }

  it('[API-8] without a site they name the command that makes one, no address that leads nowhere', async () => {
    const { app, run, words } = await start()
    const text = await words()
    expect(text).toContain('there is no site to show yet')
    expect(text).not.toContain('http://')
    const create = text.split('\n').find(line => line.includes('npm run site'))!
    const origin = /http:\S+/.exec(await run(create))![0]
    expect((await app.inject({ url: '/de', headers: { host: new URL(origin).host } })).statusCode).toBe(200)

    const command = /npm run admin-link/.exec(text)![0]
    const link = new URL(/http:\S+/.exec(await run(command))![0])
    const form = await app.inject({ url: link.pathname, headers: { host: link.host } })
    expect(form.statusCode).toBe(200)
    expect(form.body).toContain('name="email"')
  })

  it('[API-8] without a site they still say who signs in', async () => {
    const text = await (await start(admin)).words()
    expect(text).toContain('sign in as chef@laden.ch at /de/login')
    expect(text).toContain('npm run site -- create')
    expect(text).not.toContain('http://')
  })

  it('[API-8] with a site they name its login in its own language', async () => {
    const { app, storage, words } = await start(admin)
    const site = await createTestSite(storage, { locales: ['fr'] })
    await storage.write(tx => updateSite(tx, site.id, { defaultLocale: 'fr' }))
    const text = await words()
    expect(text).toContain(`Sign in as chef@laden.ch at http://${site.host}:3000/fr/login.`)
    expect((await visit(app, site, '/fr/login')).statusCode).toBe(200)
  })
})
