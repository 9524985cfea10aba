import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSecretId } from '../newId'
import { createDiskStore, type FileStore } from './store'

let directory: string
let files: FileStore
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  files = createDiskStore(join(directory, 'media'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('files on disk', () => {
  it('are written, read, listed and removed by object', async () => {
    const [one, other] = [newSecretId(), newSecretId()]
    await files.write(one, 'original.jpg', Buffer.from('one'))
    await files.write(one, '320.webp', Buffer.from('small'))
    await files.write(other, 'original.png', Buffer.from('other'))
    const file = await files.read(one, 'original.jpg')
    expect([file?.size, file && (await text(file.stream))]).toEqual([3, 'one'])
    expect(await files.list(one)).toEqual(['320.webp', 'original.jpg'])
    expect(await files.exists(one, '480.webp')).toBe(false)
    await files.remove(one)
    await files.remove(one)
    expect([await files.read(one, 'original.jpg'), await files.list(one)]).toEqual([null, []])
    expect(await files.exists(other, 'original.png')).toBe(true)
  })

  it('appear whole: nothing unfinished lies about, and nobody sees it when a process died while writing', async () => {
    const id = newSecretId()
    const large = Buffer.alloc(3_000_000, 'x')
    const reading = (async () => {
      const sizes = new Set<number>()
      for (let count = 0; count < 200; count++) {
        const file = await files.read(id, 'original.png')
        if (file) sizes.add(file.size)
        file?.stream.destroy()
      }
      return sizes
    })()
    await files.write(id, 'original.png', large)
    for (const size of await reading) expect(size).toBe(large.length)
    const folder = join(directory, 'media', id.slice(0, 2), id)
    expect(readdirSync(folder)).toEqual(['original.png'])
    writeFileSync(join(folder, '.left-over'), 'x')
    expect(await files.list(id)).toEqual(['original.png'])
  })

  it.each([
    ['..', 'original.jpg'],
    ['../../etc', 'passwd.txt'],
    ['', 'original.jpg'],
    [newSecretId(), '../original.jpg'],
    [newSecretId(), '/etc/passwd'],
    [newSecretId(), 'a/b.jpg'],
    [newSecretId(), 'a\\b.jpg'],
    [newSecretId(), '.hidden.jpg'],
    [newSecretId(), 'original.jpg\0.png'],
    [newSecretId(), 'original'],
    [newSecretId(), 'original.jpg\n'],
  ])('[SEC-2] no path leads outside: %j %j', async (objectId, name) => {
    await expect(files.read(objectId, name)).rejects.toThrow(/^Not the/)
    await expect(files.write(objectId, name, Buffer.from('x'))).rejects.toThrow(/^Not the/)
    await expect(files.exists(objectId, name)).rejects.toThrow(/^Not the/)
    if (name === 'original.jpg') await expect((async () => files.remove(objectId))()).rejects.toThrow(/^Not the/)
  })
})
