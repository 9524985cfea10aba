import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from '../e2e/product'
import type { Driven } from './driven'

export type Watched = { origin: (host?: string) => string; port: number; stop: () => Promise<void> } & Takes
type Takes = { takeProblems: (browser: Driven) => Promise<string[]> }

const scriptPath = '/watch.js'
const key = 'vitrine:problems'

/**
 * A door in front of the product that gives every page one script more, before all others: WebKit's driver tells of no
 * errors, and what is asked of it after a page has loaded comes too late for most. It also hears what the product
 * refuses.
 */
export const watch = async (product: Product): Promise<Watched> => {
  const refused: string[] = []
  const server = createServer((question, reply) => {
    if (question.url === scriptPath) {
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${noteProblems})(${JSON.stringify(key)})`)
      return
    }
    const { method, url: path, headers } = question
    const onward = request(
      { host: '127.0.0.1', port: product.port, method, path, headers: { ...headers, 'accept-encoding': 'identity' } },
      answer => {
        if (answer.statusCode! >= 400) refused.push(`${method} ${headers.host}${path} answered ${answer.statusCode}`)
        pass(answer, reply)
      },
    )
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    question.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: (host = 'localhost') => `http://${host}:${port}`,
    takeProblems: async browser => {
      const noted = await browser.evaluate(takeNoted, key)
      return [...refused.splice(0), ...noted, ...browser.takeErrors()]
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const pass = (answer: IncomingMessage, reply: ServerResponse) => {
  const { statusCode, headers } = answer
  if (!headers['content-type']?.startsWith('text/html')) {
    reply.writeHead(statusCode!, headers)
    answer.pipe(reply)
    return
  }
  const parts: Buffer[] = []
  answer.on('data', part => parts.push(part))
  answer.on('end', () => {
    const page = Buffer.concat(parts).toString()
    const watched = Buffer.from(page.replace('<head>', `<head><script src="${scriptPath}"></script>`))
    reply.writeHead(statusCode!, { ...headers, 'content-length': watched.length }).end(watched)
  })
}

/** In the page, before anything else of it runs; what is noted outlives the page. */
const noteProblems = (place: string) => {
  const note = (problem: string) => {
    const noted = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    sessionStorage.setItem(place, JSON.stringify([...noted, `${location.pathname} ${problem}`]))
  }
  const listening = { capture: true }
  addEventListener(
    'error',
    event => {
      const { target } = event
      // Files fetched ahead are given up when a page is left; those that are missing are heard at the door.
      if (target instanceof HTMLLinkElement && target.rel !== 'stylesheet') return
      if (target instanceof Element) note(`did not load: ${target.getAttribute('src') ?? target.getAttribute('href')}`)
      else note(`error: ${event.message} (${event.filename}:${event.lineno})`)
    },
    listening,
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason?.message ?? reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`content policy: ${violatedDirective} ${blockedURI}`),
  )
  const say = console.error
  console.error = (...words) => {
    note(`console: ${words.join(' ')}`)
    say.apply(console, words)
  }
}

const takeNoted = (place: string) => {
  const noted: string[] = JSON.parse(sessionStorage.getItem(place) ?? '[]')
  sessionStorage.removeItem(place)
  const isOurs = (address: string) =>
    /^(data|blob):|(^|\.)localhost$/.test(/^\w+:\/\/([^/:]+)/.exec(address)?.[1] ?? 'data:')
  const strangers = performance.getEntriesByType('resource').filter(({ name }) => !isOurs(name))
  return [...noted, ...strangers.map(({ name }) => `${location.pathname} asked ${name}`)]
}
