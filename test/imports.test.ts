import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** The import rules of ARCHITECTURE.md, one sentence each. Type-only imports are always allowed. */
const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

type Node = { type: string; source?: { value?: unknown } | null; importKind?: string; exportKind?: string }
type Import = { from: string; to: string; isLazy: boolean; isType: boolean }

const filesIn = (directory: string): string[] =>
  readdirSync(directory).flatMap(name => {
    const path = join(directory, name)
    if (statSync(path).isDirectory()) return filesIn(path)
    return /\.(ts|tsx)$/.test(name) && !/\.test\./.test(name) ? [path] : []
  })

const importsOf = (paths: readonly string[]): Import[] => paths.flatMap(readImports)

const readImports = (file: string): Import[] => {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const specifiers: { specifier: string; isLazy: boolean; isType: boolean }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry)
    else if (node && typeof node === 'object') {
      const { type, source: from, importKind, exportKind } = node as Node
      const value = from?.value
      const isImport = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']
      if (isImport.includes(type) && typeof value === 'string') {
        const named = (node as { specifiers?: { importKind?: string }[] }).specifiers ?? []
        const isEachType = named.length > 0 && named.every(entry => entry.importKind === 'type')
        const isType = importKind === 'type' || exportKind === 'type' || isEachType
        specifiers.push({ specifier: value, isLazy: type === 'ImportExpression', isType })
      }
      for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child)
    }
  }
  visit(program.body)
  return specifiers.map(({ specifier, ...how }) => ({
    from: relative(source, file),
    to: specifier.startsWith('.') ? relative(source, resolve(dirname(file), specifier)) : specifier,
    ...how,
  }))
}

const files = filesIn(source)
const everyImport = importsOf(files)
const imports = everyImport.filter(({ isType }) => !isType)

const named = (file: string) => relative(source, file)
const folder = (path: string) => path.split('/')[0]!
const ours = ['content', 'contract', 'render', 'game', 'blocks', 'live', 'editor', 'desk', 'server']
const own = imports.filter(entry => ours.includes(folder(entry.to)))

/** What each folder of the server stands on, besides what all share; `start` puts everything together. */
const serverParts: Record<string, readonly string[]> = {
  storage: [],
  editing: ['storage', 'integrations'],
  people: ['storage'],
  media: ['storage'],
  integrations: ['storage'],
  sites: ['storage', 'editing', 'people', 'media'],
  http: ['storage', 'sites'],
  jobs: ['storage', 'editing'],
  pages: ['storage', 'editing', 'people', 'media', 'integrations', 'sites', 'http'],
  api: ['storage', 'editing', 'people', 'media', 'integrations', 'sites', 'http', 'pages'],
  commands: ['storage', 'editing', 'people', 'media', 'sites'],
  start: ['storage', 'editing', 'people', 'media', 'integrations', 'sites', 'http', 'jobs', 'pages', 'api', 'commands'],
}
const sharedByAll = ['server/Refusal', 'server/StartError', 'server/csv', 'server/newId']

const expectNone = (broken: Import[]) => expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])

/** What each folder may import besides itself. */
const allowed: Record<string, string[]> = {
  content: [],
  contract: ['content'],
  render: ['content'],
  game: ['content', 'contract', 'render'],
  blocks: ['content', 'contract', 'render', 'game', 'editor'],
  live: ['content', 'contract', 'render', 'blocks'],
  editor: ['content', 'contract', 'render', 'game', 'blocks', 'live'],
  desk: ['content', 'contract', 'render', 'editor'],
  server: ['content', 'contract', 'render', 'game', 'blocks', 'live'],
}

describe('import rules', () => {
  it('reads imports at all', () => {
    expect(own.length).toBeGreaterThan(200)
  })

  it('every folder imports only from those above it', () => {
    expectNone(
      own.filter(({ from, to }) => folder(from) !== folder(to) && !allowed[folder(from)]!.includes(folder(to))),
    )
  })

  it('nobody imports the server', () => {
    expectNone(own.filter(({ from, to }) => folder(to) === 'server' && folder(from) !== 'server'))
  })

  it('each folder of the server imports only those it stands on', () => {
    const inside = own.filter(({ from, to }) => folder(from) === 'server' && folder(to) === 'server')
    const part = (path: string) => (path.split('/').length > 2 ? path.split('/')[1]! : null)
    expect([...new Set(inside.map(({ from }) => part(from)))].filter(name => name && !serverParts[name])).toEqual([])
    expectNone(
      inside.filter(({ from, to }) => {
        const [user, used] = [part(from), part(to)]
        if (user === null || user === used) return false
        return used === null ? !sharedByAll.includes(to) && user !== 'start' : !serverParts[user]!.includes(used)
      }),
    )
  })

  it('the demo is content alone, loaded by whoever makes a site of it', () => {
    const demo = resolve(root, 'demo')
    expectNone(
      importsOf(filesIn(demo).filter(file => !file.includes('/draw/'))).filter(
        ({ to }) => !to.startsWith('content/') && !to.startsWith('../demo/'),
      ),
    )
    expectNone(imports.filter(({ to, isLazy }) => to.startsWith('../demo') && !isLazy))
  })

  it('no block imports another block', () => {
    const block = (path: string) => (path.split('/').length > 2 ? path.split('/')[1] : null)
    expectNone(
      own.filter(({ from, to }) => {
        if (folder(from) !== 'blocks' || folder(to) !== 'blocks') return false
        return block(from) !== null && block(to) !== null && block(from) !== block(to)
      }),
    )
  })

  it('only a block’s editor part uses the editor, and of it only the kit', () => {
    expectNone(
      own.filter(({ from, to }) => {
        if (folder(from) !== 'blocks' || folder(to) !== 'editor') return false
        return !from.includes('.editor.') || !to.startsWith('editor/kit')
      }),
    )
  })

  it('the editor takes only the page of live, and what runs on it', () => {
    const page = ['live/Page', 'live/enhanceShell', 'live/wake']
    expectNone(own.filter(({ from, to }) => folder(from) === 'editor' && folder(to) === 'live' && !page.includes(to)))
  })

  it('the desk takes of the editor what draws and speaks, and the way to the server', () => {
    const isShared = (to: string) =>
      /^editor\/(kit|i18n)\//.test(to) || ['editor/state/ask', 'editor/state/newId', 'editor/editor.css'].includes(to)
    expectNone(own.filter(({ from, to }) => folder(from) === 'desk' && folder(to) === 'editor' && !isShared(to)))
  })

  it('nothing of the editor imports itself in a circle; its state not even types', () => {
    const isEditor = ({ from, to }: Import) => folder(from) === 'editor' && folder(to) === 'editor'
    const isState = ({ from, to }: Import) => from.startsWith('editor/state/') && to.startsWith('editor/state/')
    expect(circleIn(imports.filter(entry => isEditor(entry) && !entry.isLazy))).toEqual([])
    expect(circleIn(everyImport.filter(isState))).toEqual([])
  })

  it('what is for the server only is imported by the server only', () => {
    const isServerSide = (path: string) => folder(path) === 'server' || path.includes('.server')
    expectNone(own.filter(({ from, to }) => to.includes('.server') && !isServerSide(from)))
  })

  it('content is pure: no Node, no React, no I/O', () => {
    const pure = imports.filter(entry => folder(entry.from) === 'content' && !ours.includes(folder(entry.to)))
    expectNone(pure.filter(({ to }) => to !== 'zod/mini' && to !== '@sindresorhus/slugify'))
  })

  it('content and contract use zod/mini only', () => {
    expectNone(imports.filter(({ to }) => to === 'zod'))
  })

  it('[SEC-2] other servers are asked through integrations/outgoing alone', () => {
    const network = ['node:http', 'node:https', 'node:http2', 'node:tls', 'node:dns', 'node:dns/promises', 'undici']
    const allowedFiles = ['server/integrations/outgoing.ts', 'server/http/httpServer.ts']
    const serverSide = files.filter(file => /\/(server|content|contract)\/|\.server\./.test(file))
    expectNone(imports.filter(({ from, to }) => network.includes(to) && !allowedFiles.includes(from)))
    expect(serverSide.filter(file => /\bfetch\(/.test(readFileSync(file, 'utf8'))).map(named)).toEqual([
      'contract/client.ts',
    ])
  })

  it('[SEC-2] text becomes markup through React alone, save islands that React drew and our own news', () => {
    const markup =
      /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|srcdoc|srcDoc)\s*\+?=(?!=)|'srcdoc'|insertAdjacentHTML|document\.write/
    expect(files.filter(file => markup.test(readFileSync(file, 'utf8'))).map(named)).toEqual([
      'editor/panels/news/NewsDialog.tsx',
      'render/Island.tsx',
    ])
  })

  it('a unit of work locks a page before it reads it, and writes to a site in the site’s turn', () => {
    const server = files.filter(file => folder(named(file)) === 'server')
    const having = (words: RegExp) => server.filter(file => words.test(readFileSync(file, 'utf8'))).map(named)
    expect(having(/readWorkingPage\(tx/)).toEqual(['server/storage/pages.ts'])
    // What is no site's: sign-in, the own password and passkeys, tries of an invitation, hand-over, sites to be made, news seen, claims
    // of long work, uploads, visitors' calls.
    const elsewhere = having(/storage\.write\(/).filter(file => /^server\/(api|editing)\//.test(file))
    expect(elsewhere.sort()).toEqual([
      'server/api/access.ts',
      'server/api/account.ts',
      'server/api/answerOnce.ts',
      'server/api/auth.ts',
      'server/api/changelog.ts',
      'server/api/invitation.ts',
      'server/api/letIn.ts',
      'server/api/media.ts',
      'server/api/mine.ts',
      'server/api/passkeys.ts',
      'server/api/runHandler.ts',
      'server/api/sites.ts',
    ])
  })

  it('render and live never import React DOM’s server into a browser file', () => {
    expectNone(
      imports.filter(
        ({ from, to }) => to === 'react-dom/server' && folder(from) !== 'server' && !from.includes('.server'),
      ),
    )
  })
})

/** The first circle found, as the files it leads through. */
const circleIn = (edges: readonly Import[]): string[] => {
  const bare = (path: string) => path.replace(/\.tsx?$/, '')
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(bare(from), [...(next.get(bare(from)) ?? []), bare(to)])
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    const found = (next.get(file) ?? []).map(entry => follow(entry, [...path, file])).find(({ length }) => length > 0)
    done.add(file)
    return found ?? []
  }
  return [...next.keys()].map(file => follow(file, [])).find(({ length }) => length > 0) ?? []
}
