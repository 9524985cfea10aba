import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The yardstick: plain Node sending the same bytes with the same headers (D41), so without Node's line on its clocks. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer({ keepAliveTimeout: 0 }, (_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
