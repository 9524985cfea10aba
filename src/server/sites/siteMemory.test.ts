import { describe, expect, it } from 'vitest'
import type { SiteId } from '../../content/id'
import { installation, type Scope } from '../../content/scope'
import { createLocalBus } from '../storage/localBus'
import { createSiteMemory } from './siteMemory'

const [site, other] = ['a', 'b'] as SiteId[] as [SiteId, SiteId]

const touch = (bus: ReturnType<typeof createLocalBus>, scope: Scope, tags: string[]) =>
  bus.deliver({ touched: [{ scope, tags }], told: [] })

describe('what the pages of a site have in common', () => {
  it('is read once until its tag moves, by site', async () => {
    const bus = createLocalBus()
    const memory = createSiteMemory(bus)
    let reads = 0
    const read = (of: SiteId, tag = 'settings') => memory.recall(of, tag, async () => ++reads)
    expect([await read(site), await read(site), await read(other)]).toEqual([1, 1, 2])
    touch(bus, site, ['navigation'])
    expect(await read(site)).toBe(1)
    touch(bus, site, ['settings'])
    expect([await read(site), await read(other)]).toEqual([3, 2])
    touch(bus, other, ['*'])
    expect([await read(site), await read(other)]).toEqual([3, 4])
    bus.announceGap()
    expect(await read(site)).toBe(5)
  })

  it('[SEC-5] of the installation is read once for all sites, and moves by itself', async () => {
    const bus = createLocalBus()
    const memory = createSiteMemory(bus)
    let reads = 0
    const read = (of: Scope) => memory.recall(of, 'business:1', async () => ++reads)
    expect([await read(installation), await read(installation), await read(site)]).toEqual([1, 1, 2])
    touch(bus, site, ['business:1', '*'])
    expect([await read(installation), await read(site)]).toEqual([1, 3])
    touch(bus, installation, ['business:1'])
    expect([await read(installation), await read(site)]).toEqual([4, 3])
  })

  it('[PUB-4] read while its tag moved is not remembered', async () => {
    const bus = createLocalBus()
    const memory = createSiteMemory(bus)
    let answer = (_: string) => {}
    const early = memory.recall(site, 'pages', () => new Promise<string>(resolve => (answer = resolve)))
    touch(bus, site, ['pages'])
    answer('old')
    expect(await early).toBe('old')
    expect(await memory.recall(site, 'pages', async () => 'new')).toBe('new')
  })

  it('is forgotten, the oldest site first, when it grows too long', async () => {
    const memory = createSiteMemory(createLocalBus(), { maxReadings: 3 })
    let reads = 0
    const read = (of: SiteId, tag: string) => memory.recall(of, tag, async () => ++reads)
    for (const tag of ['settings', 'pages']) await read(site, tag)
    await read(other, 'settings')
    expect([await read(site, 'settings'), await read(other, 'settings')]).toEqual([1, 3])
    await read(other, 'pages')
    expect([await read(other, 'settings'), await read(site, 'settings')]).toEqual([3, 5])
  })

  it('is tried again after a failure, and never remembered while news may be missing', async () => {
    const bus = createLocalBus()
    let isCurrent = true
    const memory = createSiteMemory({ ...bus, isCurrent: () => isCurrent })
    await expect(memory.recall(site, 'pages', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await memory.recall(site, 'pages', async () => 1)).toBe(1)
    isCurrent = false
    expect(await memory.recall(site, 'pages', async () => 2)).toBe(2)
  })
})
