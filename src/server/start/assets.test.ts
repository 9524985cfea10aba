import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readAssets } from './assets'

const write = (manifest: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'manifest.json'), manifest)
  return folder
}

it('a page names all that its script needs at once before it asks, and the styles of each part once', () => {
  const manifest = {
    'src/live/main.ts': { file: 'assets/visitor.js', imports: ['_wake.js'] },
    'src/live/passkey.ts': { file: 'assets/passkey.js' },
    'src/editor/main.tsx': { file: 'assets/editor.js', imports: ['_base.js', '_react.js'], css: ['assets/editor.css'] },
    'src/desk/main.tsx': { file: 'assets/desk.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js', imports: ['_react.js', '_wake.js'], css: ['assets/base.css'] },
    '_react.js': { file: 'assets/react.js', css: ['assets/base.css'] },
    '_wake.js': { file: 'assets/wake.js' },
    '_views.js': { file: 'assets/views.js', name: 'views', imports: ['_base.js'] },
    '_later.js': { file: 'assets/later.js', name: 'later', css: ['assets/later.css'] },
  }
  expect(readAssets(write(JSON.stringify(manifest)))).toEqual({
    visitor: { script: '/assets/visitor.js', early: ['/assets/wake.js'], styles: [] },
    passkey: '/assets/passkey.js',
    editor: {
      script: '/assets/editor.js',
      early: ['/assets/wake.js', '/assets/react.js', '/assets/base.js', '/assets/views.js'],
      styles: ['/assets/base.css', '/assets/editor.css'],
    },
    desk: {
      script: '/assets/desk.js',
      early: ['/assets/wake.js', '/assets/react.js', '/assets/base.js'],
      styles: ['/assets/base.css'],
    },
  })
})

it('a build that is missing, broken or not whole is said', () => {
  expect(() => readAssets(join(tmpdir(), 'vitrine-none'))).toThrow('not built')
  expect(() => readAssets(write('{'))).toThrow('cannot be read')
  expect(() => readAssets(write('{}'))).toThrow('lacks src/live/main.ts')
})
