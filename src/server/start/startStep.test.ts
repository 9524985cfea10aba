import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '../StartError'
import { readAssets } from './assets'
import { createDemo } from './createDemo'
import { prepareFolders } from './prepareFolders'
import { startStep } from './startStep'

const newFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const sentenceOf = async (work: () => unknown) => {
  const error = await startStep('It cannot be done', async () => work()).then(
    () => null,
    (problem: unknown) => problem,
  )
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError
  expect(message).toMatch(/^[A-Z][^\n]*\.$/)
  return message
}

it('[API-8] makes the data directory, however deep, and names what is in its way', async () => {
  const folder = newFolder()
  await prepareFolders(join(folder, 'a', 'b'))
  await prepareFolders(join(folder, 'a', 'b'))
  writeFileSync(join(folder, 'file'), '')
  expect(await sentenceOf(() => prepareFolders(join(folder, 'file')))).toMatch(/^The data directory .*: a file is/)
  expect(await sentenceOf(() => prepareFolders(join(folder, 'file', 'x')))).toMatch(/^The data directory .*: a file is/)
  mkdirSync(join(folder, 'full'))
  writeFileSync(join(folder, 'full', 'media'), '')
  expect(await sentenceOf(() => prepareFolders(join(folder, 'full')))).toMatch(/^The folder for pictures .*: a file is/)
})

it('[API-8] a build that is not whole is named', async () => {
  const folder = newFolder()
  expect(await sentenceOf(() => readAssets(folder))).toContain('npm run build')
  writeFileSync(join(folder, 'manifest.json'), '{')
  expect(await sentenceOf(() => readAssets(folder))).toContain('npm run build')
  writeFileSync(join(folder, 'manifest.json'), '{}')
  expect(await sentenceOf(() => readAssets(folder))).toContain('npm run build')
  const missing = await sentenceOf(() => createDemo({} as never, join(folder, 'nowhere')))
  expect(missing).toMatch(/it is not there \(.*nowhere.*\)\.$/)
})

it('[API-8] what is unforeseen is one sentence too', async () => {
  const failing = (error: unknown) => () => Promise.reject(error)
  const coded = (code: string, more: object = {}) => Object.assign(new Error(`${code}: x\n  at y`), { code, ...more })
  expect(await sentenceOf(failing(coded('EACCES', { path: '/x' })))).toContain('may not write there (/x)')
  expect(await sentenceOf(failing(coded('ENOSPC')))).toContain('the disk is full')
  expect(await sentenceOf(failing(coded('53100')))).toContain('the disk is full')
  expect(await sentenceOf(failing(coded('ECONNREFUSED')))).toContain('the database does not answer')
  expect(await sentenceOf(failing(coded('57P01')))).toContain('the database does not answer')
  expect(await sentenceOf(failing(new Error('Odd.\n    at somewhere')))).toBe('It cannot be done: Odd.')
  expect(await sentenceOf(failing('odd'))).toBe('It cannot be done: odd.')
})
