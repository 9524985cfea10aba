import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The project without what belongs to the machine. */
const copy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-recipe-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['src', 'test', 'scripts', 'tsconfig.json', 'biome.json', 'package.json', 'vitest.config.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

it('[BLOCK-1] a block made by the recipe passes the conformance test, types and lint', () => {
  const cwd = copy()
  const run = (command: string, ...words: string[]) => spawnSync(command, words, { cwd, encoding: 'utf8' })
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  rmSync(join(cwd, 'src/blocks/spacer'), { recursive: true })

  expect(run('node', 'scripts/newBlock.mjs', 'nonsense')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no component type'),
  })
  expect(run('node', 'scripts/newBlock.mjs', 'hero')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there already'),
  })
  expect(run('node', 'scripts/newBlock.mjs', 'spacer').stderr).toBe('')
  expect(existsSync(join(cwd, 'src/blocks/spacer/View.tsx'))).toBe(true)

  execFileSync(bin('biome'), ['lint', '--error-on-warnings', 'src/blocks/spacer'], { cwd })
  // What the block uses is looked at with it; all of the project is another step of `npm test`.
  writeFileSync(join(cwd, 'tsconfig.block.json'), '{ "extends": "./tsconfig.json", "include": ["src/blocks/spacer"] }')
  expect(run(bin('tsc'), '--noEmit', '-p', 'tsconfig.block.json').stdout).toBe('')
  const tests = run(bin('vitest'), 'run', 'test/blocks.test.tsx', '-t', 'spacer', '--reporter=json')
  expect(JSON.parse(tests.stdout)).toMatchObject({ success: true, numFailedTests: 0 })
})
