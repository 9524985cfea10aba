import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiDocs, apiDocsPath } from '../scripts/apiDocs'
import { addressOf, namesIn } from '../src/contract/address'
import { allCalls } from '../src/contract/calls'
import { onBothEngines } from './engines'
import { createTestSite, startTestServer, visit } from './server'

it('[API-2] docs/api says what the contract says; `npm run api-docs` writes it anew', () => {
  expect(readFileSync(apiDocsPath, 'utf8')).toBe(apiDocs())
})

onBothEngines('the document', open => {
  it('[API-1, API-2] is served, and names every call with its input, its answer and its errors', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const answer = await visit(app, site, '/api/v1/openapi.json')
    expect(answer.headers['content-type']).toContain('application/json')
    const { openapi, paths, 'x-errors': errors } = answer.json()
    expect(openapi).toBe('3.1.0')
    for (const [name, call] of allCalls) {
      const described = paths[addressOf(call).replace(/:(\w+)/g, '{$1}')][call.method.toLowerCase()]
      expect(described).toMatchObject({ operationId: name, summary: call.summary, 'x-policy': call.policy })
      const [answer] = Object.values<{ schema: { properties?: object } }>(described.responses['200'].content)
      expect('data' in (answer?.schema.properties ?? {})).toBe(call.answers === 'json')
      expect(described.requestBody !== undefined).toBe(!call.takes.includes('none'))
      const inPath = described.parameters.filter((entry: { in: string }) => entry.in === 'path')
      expect(inPath.map((entry: { name: string }) => entry.name)).toEqual(namesIn(call))
    }
    expect(paths['/api/v1/media/upload'].post.requestBody.content).toHaveProperty('multipart/form-data')
    expect(paths['/api/v1/page/events'].get.responses['200'].content).toHaveProperty('text/event-stream')
    expect(Object.keys(errors)).toContain('stale_base')
  })
})
