import { createServer, get } from 'node:http'

/** The yardstick: plain Node sending the same bytes with the same headers (D41). */
const page = await new Promise((resolve, reject) =>
  get(process.argv[2], { headers: { 'accept-encoding': 'br' } }, response => {
    const chunks = []
    response.on('data', chunk => chunks.push(chunk))
    response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
    response.on('error', reject)
  }),
)
const { date, connection, 'keep-alive': keepAlive, ...headers } = page.headers
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(page.body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
