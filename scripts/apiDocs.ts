import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errors } from '../src/contract/errors'
import { type Operation, openApi } from '../src/server/api/openApi'

export const apiDocsPath = fileURLToPath(new URL('../docs/api/README.md', import.meta.url))

type Schema = { properties?: Record<string, unknown>; required?: string[] }

const people = { anyone: 'anyone', editor: 'editors', admin: 'admins', operator: 'the operator' }

/** The calls as a table for people, made from the same document that the server gives to machines. */
export const apiDocs = (): string => {
  const { paths } = openApi()
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })))
    .map(({ path, method, call }) => {
      const name = `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`
      const scope = call['x-token-scope'] === 'never' ? '–' : call['x-token-scope']
      return [name, people[call['x-policy']], scope, taken(call), call.summary]
    })
    .sort(([a = ''], [b = '']) => (a.split(' ')[1]! + a < b.split(' ')[1]! + b ? -1 : 1))
  return [
    '# Calls',
    '',
    'Written by `npm run api-docs` from `src/contract`. A running server gives every schema at `/api/v1/openapi.json`.',
    'All addresses are below `/api/v1/`, but for those that begin with a slash. POST and PUT send JSON from a page of the',
    'same site, the others have their input in the query string; `{name}` is in the address. Every answer is',
    '`{success, data, error, status}`, an error also has `code`; pages, files and streams have none.',
    '',
    'Programs without a browser send a personal token, made on the desk under «Mein Konto»: `Authorization: Bearer …`. It is',
    'good on its site, for calls up to its scope (read, write, publish), 300 times a minute; calls with – are for people.',
    '',
    ...table(['call', 'who', 'token', 'takes', 'what it does'], calls),
    '',
    '## Errors',
    '',
    ...table(
      ['code', 'status', 'meaning'],
      Object.entries(errors).map(([code, { status, meaning }]) => [code, String(status), meaning]),
    ),
    '',
  ].join('\n')
}

/** The names of what a call takes, those in its address left out; with a question mark what may be missing. */
const taken = ({ parameters, requestBody }: Operation) => {
  const { properties = {}, required = [] }: Schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  return [
    ...parameters.filter(entry => entry.in === 'query'),
    ...Object.keys(properties).map(name => ({ name, required: required.includes(name) })),
  ]
    .map(({ name, required: isNeeded }) => (isNeeded ? name : `${name}?`))
    .join(', ')
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map(
    cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(dirname(apiDocsPath), { recursive: true })
  writeFileSync(apiDocsPath, apiDocs())
}
