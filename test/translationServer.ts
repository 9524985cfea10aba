import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Sent = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }

type Answer = { status?: number; body?: unknown; raw?: string; isHalf?: boolean; isSilent?: boolean }

/** What it answers instead of a translation, one for each request; then it translates again. */
export type Faults = Answer[]

/**
 * A real server that speaks the protocol of DeepL and of LibreTranslate. Its translation of «Klar.» is «fr:Klar.»: it
 * shows what was translated, with its tags.
 */
export const startTranslationServer = async ({
  translate = (text: string, to: string) => `${to.toLowerCase().slice(0, 2)}:${text}`,
  languages = ['de', 'fr', 'it', 'en'],
}: {
  translate?: (text: string, to: string) => string
  languages?: string[]
} = {}) => {
  const sent: Sent[] = []
  /** What happens elsewhere before it answers. */
  const meanwhile: (() => Promise<unknown>)[] = []
  const faults: Faults = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const path = request.url ?? ''
    if (path === '/languages') return send(response, { body: languages.map(code => ({ code, targets: languages })) })
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    sent.push({ path, headers: request.headers, body })
    await meanwhile.shift()?.()
    const fault = faults.shift()
    if (fault) return send(response, fault)
    if (path === '/v2/translate') {
      const translations = (body.text as string[]).map(own => ({
        text: translate(own, String(body.target_lang)),
        detected_source_language: body.source_lang,
      }))
      return send(response, { body: { translations } })
    }
    send(response, { body: { translatedText: (body.q as string[]).map(own => translate(own, String(body.target))) } })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    sent,
    faults,
    meanwhile,
    /** Every text that was sent, in order. */
    texts: () => sent.flatMap(({ body }) => (body.text ?? body.q) as string[]),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const send = (response: ServerResponse, { status = 200, body, raw, isHalf, isSilent }: Answer) => {
  if (isSilent) return
  const text = raw ?? JSON.stringify(body ?? { message: 'no' })
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  if (!isHalf) return void response.end(text)
  response.write(text.slice(0, text.length / 2))
  setImmediate(() => response.destroy())
}
