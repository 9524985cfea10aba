import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { adviseNode } from './adviseNode'

const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-node-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

it('a Node without security fixes is named once for a data directory', () => {
  const [first, second] = [newDirectory(), newDirectory()]
  expect(adviseNode(first, '20.20.2')).toBe('Node 20 gets no more security fixes; Node 22 or newer is advised.')
  expect(adviseNode(first, '20.20.2')).toBeNull()
  expect(adviseNode(first, '20.19.0')).toBeNull()
  expect(adviseNode(first, '21.7.3')).toContain('Node 21')
  expect(adviseNode(second, '20.20.2')).toContain('Node 20')
})

it('newer ones are not', () => {
  const directory = newDirectory()
  for (const version of ['22.0.0', '24.21.0', '100.0.0']) expect(adviseNode(directory, version)).toBeNull()
})

it('where it cannot be remembered it is said again, and nothing breaks', () => {
  const gone = join(newDirectory(), 'not', 'there')
  expect(adviseNode(gone, '20.20.2')).toContain('Node 20')
  expect(adviseNode(gone, '20.20.2')).toContain('Node 20')
})
