import { request } from 'node:http'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** As it came over the wire. */
  bytes: Buffer
  text: () => string
  json: () => { success: boolean; data: unknown; error: string | null }
}

type Question = {
  port: number
  path: string
  host?: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
}

/** One plain request, with any host name and without a browser's own ideas about encodings and redirects. */
export const ask = ({ port, path, host = 'localhost', method = 'GET', headers = {}, body }: Question) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = body ? JSON.stringify(body) : undefined
    const outgoing = request(
      {
        port,
        path,
        method,
        host: '127.0.0.1',
        headers: { host: `${host}:${port}`, ...(sent ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      incoming => {
        const chunks: Buffer[] = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = () => bytes.toString()
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            text,
            json: () => JSON.parse(text()),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(sent)
  })

type Credentials = { email: string; password: string }

const sameOrigin = (port: number, host: string) => ({
  origin: `http://${host}:${port}`,
  'sec-fetch-site': 'same-origin',
})

/** Signs in; gives the cookies that a browser has then. */
export const signIn = async (port: number, credentials: Credentials, host = 'localhost') => {
  const headers = sameOrigin(port, host)
  const answer = await ask({ port, host, method: 'POST', path: '/api/v1/auth', headers, body: credentials })
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${answer.text()}`)
  return [answer.headers['set-cookie'] ?? []].flat().map(entry => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(entry)!
    return { name: name!, value: value! }
  })
}

/** Signs in and then calls the API as the editor's script would; throws with the server's words when refused. */
export const signedIn = async (port: number, credentials: Credentials, host = 'localhost') => {
  const cookies = await signIn(port, credentials, host)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async <T>(method: 'GET' | 'POST', path: string, body?: object, via = port): Promise<T> => {
    const reply = await ask({
      port: via,
      host,
      method,
      path: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: { ...sameOrigin(via, host), cookie },
      body,
    })
    if (reply.status !== 200)
      throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text().slice(0, 500)}`)
    return (path.startsWith('/') ? reply.text() : reply.json().data) as T
  }
}
