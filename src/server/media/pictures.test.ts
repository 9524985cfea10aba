import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../../../test/eventually'
import { drawPicture } from '../../../test/pictures'
import { sharedPictures } from '../../../test/sharedPictures'
import { ingestPicture } from './ingest'
import { createPictures, type Turn } from './pictures'
import type { Inspected } from './pictureTask'
import { createDiskStore } from './store'

const directory = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A program in the place of ours that does to the process what a bad file could do. */
const script = join(directory, 'child.mjs')
writeFileSync(
  script,
  `const held = []
  process.on('message', ({ from }) => {
    if (from === 'dies') process.exit(1)
    if (from === 'hangs') for (;;);
    if (from === 'grows') held.push(Buffer.alloc(400e6, 1))
    process.send({ result: from === 'fails' ? undefined : process.pid, rss: process.memoryUsage.rss(),
      ...(from === 'fails' ? { failed: 'No.' } : {}) })
  })
  process.on('disconnect', () => process.exit())
  process.send('ready')`,
)

describe('the process for pictures', () => {
  const start = ({ limit = 60_000, idleMs = 60_000 } = {}) => {
    const pictures = createPictures(script, { limitMs: { inspect: limit, derive: limit }, idleMs })
    onTestFinished(pictures.close)
    /** Answers the number of the process that did it. */
    const run = async (from: string, turn: Turn = 'upload') =>
      (await pictures.run({ kind: 'inspect', type: 'png', from, to: '' }, turn)) as unknown as number
    return { run }
  }
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it('[SEC-2] lets a visitor go before an upload before the work nobody waits for, one at a time', async () => {
    const { run } = start()
    const order: string[] = []
    const note = (turn: Turn) => run('picture', turn).then(() => order.push(turn))
    await Promise.all([note('background'), note('background'), note('upload'), note('visitor'), note('visitor')])
    expect(order).toEqual(['background', 'visitor', 'visitor', 'upload', 'background'])
  })

  it('[SEC-2] a file that ends it or never lets it go is tried twice and refused; the next one is made', async () => {
    const { run } = start({ limit: 1_000 })
    const bad = Promise.allSettled([run('dies'), run('hangs')])
    const good = run('picture')
    for (const outcome of await bad)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'too_complex' } })
    expect(isAlive(await good)).toBe(true)
    await expect(run('fails')).rejects.toThrow('No.')
  })

  it('[SEC-2] is gone soon after the last picture, and at once when it has taken much memory', async () => {
    const { run } = start({ idleMs: 10 })
    const rested = await run('picture')
    await eventually(() => expect(isAlive(rested)).toBe(false))
    const patient = start()
    const pid = await patient.run('picture')
    expect(await patient.run('picture')).toBe(pid)
    expect(await patient.run('grows')).toBe(pid)
    await eventually(() => expect(isAlive(pid)).toBe(false))
    expect(await patient.run('picture')).not.toBe(pid)
  })
})

describe('a file that is more work than a picture', () => {
  const files = createDiskStore(join(directory, 'media'))
  const ingest = (filename: string, bytes: Uint8Array) =>
    ingestPicture({ files, pictures: sharedPictures, filename, bytes, folder: 'f', tags: [], alt: {} })

  it('[SEC-2, LIB-2] an SVG of very many elements or bytes is refused before anything reads it', async () => {
    const svg = (elements: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${elements}</svg>`)
    await expect(ingest('a.svg', svg('<g/>'.repeat(520_000)))).rejects.toMatchObject({ reason: 'too_complex' })
    await expect(ingest('a.svg', svg('x'.repeat(2 * 1024 * 1024)))).rejects.toMatchObject({ reason: 'too_large' })
    expect(await ingest('a.svg', svg('<path d="M0 0h1"></path>'.repeat(5_000)))).toMatchObject({
      resolution: { width: 10, height: 10 },
    })
  })

  it('[SEC-2, LIB-2] an animation counts all its frames', async () => {
    const frame = await drawPicture({ width: 1_000, height: 1_000 }).png().toBuffer()
    const { default: sharp } = await import('sharp')
    const animation = (count: number) =>
      sharp(Array<Buffer>(count).fill(frame), { join: { animated: true } })
        .gif({ effort: 1, keepDuplicateFrames: true })
        .toBuffer()
    await expect(ingest('a.gif', await animation(30))).rejects.toMatchObject({ reason: 'too_many_pixels' })
    const { resolution } = (await ingest('a.gif', await animation(2))) as Inspected
    expect(resolution).toEqual({ width: 1_000, height: 1_000 })
  })
})
