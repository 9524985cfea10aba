import { request } from 'node:http'
import { onTestFinished } from 'vitest'

type Where = { port: string | number; path: string; host: string; cookie?: string; headers?: Record<string, string> }

/** Reads a stream as a browser does. */
export const listenTo = ({ port, path, host, cookie, headers }: Where) =>
  new Promise<{
    status: number
    text: () => string
    /** All that has come once the pattern is in it. */
    next: (pattern: RegExp) => Promise<string>
    ended: Promise<void>
    hasEnded: () => boolean
    close: () => void
  }>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers: { host, ...(cookie ? { cookie } : {}), ...headers } },
      response => {
        let text = ''
        const waiting: { pattern: RegExp; found: (text: string) => void }[] = []
        response.on('data', chunk => {
          text += chunk
          for (const entry of waiting.filter(({ pattern }) => pattern.test(text))) entry.found(text)
        })
        response.on('error', () => {})
        resolve({
          status: response.statusCode!,
          text: () => text,
          next: pattern =>
            pattern.test(text) ? Promise.resolve(text) : new Promise(found => waiting.push({ pattern, found })),
          ended: new Promise(ended => response.on('end', ended)),
          hasEnded: () => response.readableEnded,
          close: () => call.destroy(),
        })
      },
    )
    onTestFinished(() => void call.destroy())
    call.on('error', reject)
    call.end()
  })
