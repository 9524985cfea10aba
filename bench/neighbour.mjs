import { request } from 'node:http'

/**
 * Signs in as an editor of one site and answers what it can do to the others: texts until a page is full, the full page
 * opened, and two pictures that are dear to read.
 */
export const prepareBurden = async ({ port, email, password }) => {
  const host = `localhost:${port}`
  const ask = (method, path, { body, cookie = '', type = 'application/json' } = {}) =>
    new Promise((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, cookie, ...(body ? { 'content-type': type } : {}) }
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, incoming => {
        const chunks = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(chunks).toString() }),
        )
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  const signedIn = await ask('POST', '/api/v1/auth', { body: JSON.stringify({ email, password }) })
  if (signedIn.status !== 200) throw new Error(`Signing in failed: ${signedIn.text}`)
  const cookie = [signedIn.headers['set-cookie']]
    .flat()
    .map(entry => entry.split(';')[0])
    .join('; ')
  const call = async (path, input) => {
    const { status, text } = await ask('POST', `/api/v1/${path}`, { cookie, body: JSON.stringify(input) })
    return { status, data: JSON.parse(text).data }
  }

  const picture = (name, type, bytes) => {
    const boundary = 'vitrine-bench'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    return {
      cookie,
      type: `multipart/form-data; boundary=${boundary}`,
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    }
  }
  const svg = inner => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`)
  const bombs = [
    picture('refused.svg', 'image/svg+xml', svg('<g/>'.repeat(480_000))),
    picture('allowed.svg', 'image/svg+xml', svg('<path d="M0 0h1v1z"/>'.repeat(19_000))),
  ]
  // A server that has been edited on before.
  for (let count = 0; count < 5; count += 1) await ask('GET', '/de/edit', { cookie })

  return async () => {
    const { data: page } = await call('page/add', { initialMeta: { name: 'Voll' }, lang: 'de' })
    const text = 'Ein Satz, wie er in einem langen Text steht. '.repeat(4_400)
    const long = { json: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }, text }
    for (let isFull = false; !isFull; ) {
      const { data: group } = await call('group/add', { pageId: page.id, groupName: 'richTextBlock' })
      const data = { content: { type: 'localizedRichText', data: { de: long } } }
      const add = { parentId: group.id, name: 'textBlock' }
      const { status } = await call('data', { itemType: 'field', linkId: null, add, data })
      if (status !== 200 && status !== 413) throw new Error(`A text was refused with ${status}.`)
      isFull = status === 413
    }
    await ask('GET', `/de/edit/${page.id}`, { cookie })
    for (const bomb of bombs) await ask('POST', '/api/v1/media/upload', bomb)
  }
}
