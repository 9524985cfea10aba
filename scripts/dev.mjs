import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
const { createServer: createVite } = await import('vite')

const server = createHttpServer((request, response) => void answer(request, response))
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: [
    {
      name: 'reload-drawn-pages',
      // Pages are drawn by the server: a change of what draws them reloads the browser.
      hotUpdate({ server: { environments } }) {
        if (this.environment.name === 'ssr') environments.client.hot.send({ type: 'full-reload' })
      },
    },
  ],
})
const load = path => vite.environments.ssr.runner.import(path)

const { readConfig } = await load('/src/server/start/config.ts')
const { openStorage } = await load('/src/server/storage/open.ts')
const config = readConfig(process.env)
const storage = await openStorage(config)
const demoPictures = join(root, 'demo', 'pictures')
const pictureScript = join(root, 'src', 'server', 'picture.ts')
let current = { module: null, app: null }

/** One app per version of its module; the database stays open. */
const currentApp = async () => {
  const module = await load('/src/server/develop.ts')
  if (module !== current.module) {
    const previous = current.app
    current = { module, app: module.develop({ config, storage, pictureScript, demoPictures }) }
    void previous?.then(app => app.close())
  }
  return current.app
}

const answer = async (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const app = await currentApp()
      if (request.url.startsWith('/api/')) return app.routing(request, response)
      const body = await readBody(request)
      const answered = await app.inject({
        method: request.method,
        url: request.url,
        headers: request.headers,
        payload: body,
      })
      const headers = { ...answered.headers }
      for (const name of ['content-security-policy', 'content-length', 'content-encoding', 'transfer-encoding'])
        delete headers[name]
      const isPage = String(headers['content-type']).startsWith('text/html')
      const payload = isPage ? await vite.transformIndexHtml(request.url, answered.payload) : answered.rawPayload
      response.writeHead(answered.statusCode, headers).end(payload)
    } catch (error) {
      vite.ssrFixStacktrace(error)
      console.error(error)
      response.writeHead(500).end(String(error.stack))
    }
  })
}

const readBody = async request => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

await currentApp()
server.listen(config.port, config.host, () => console.log(`Development server: http://localhost:${config.port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    server.close()
    await (await current.app)?.close()
    await vite.close()
    await storage.close()
    process.exit(0)
  })
