import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The yardstick: plain Node sending the same bytes with the same headers (D41); what else it does is Node's choice. */
const [, , pageFile, options = '{}'] = process.argv
const { headers, body } = JSON.parse(readFileSync(pageFile, 'utf8'))
const bytes = Buffer.from(body, 'base64')
const server = createServer(JSON.parse(options), (_, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
