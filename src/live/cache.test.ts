import { describe, expect, it } from 'vitest'
import type { SiteId } from '../content/id'
import { installation } from '../content/scope'
import { createPageCache, type Drawn } from './cache.server'

const [site, other] = ['site-a' as SiteId, 'site-b' as SiteId]
const forever = Number.POSITIVE_INFINITY

const drawn = (
  body: string,
  {
    tags = ['pages'],
    sharedTags = [],
    validUntil = forever,
  }: { tags?: string[]; sharedTags?: string[]; validUntil?: number } = {},
) =>
  ({
    status: 200,
    headers: {},
    body: Buffer.from(body),
    tags: new Set(tags),
    sharedTags: new Set(sharedTags),
    validUntil,
  }) satisfies Drawn

/** A drawing that waits until it is let go. */
const held = (result: Drawn) => {
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  let count = 0
  const produce = async () => {
    count += 1
    await gate
    return result
  }
  return { produce, release, count: () => count }
}

describe('the page cache', () => {
  const text = (finished: { identity: Buffer } | null) => finished?.identity.toString() ?? null

  it('[LIVE-14] draws a missing page once, however many ask', async () => {
    const cache = createPageCache()
    const page = held(drawn('eins'))
    const asks = Array.from({ length: 100 }, () => cache.draw(site, '/de', page.produce))
    page.release()
    expect(new Set((await Promise.all(asks)).map(text))).toEqual(new Set(['eins']))
    expect(page.count()).toBe(1)
    expect(text(cache.get(site, '/de', 0))).toBe('eins')
    expect(cache.get(other, '/de', 0)).toBeNull()
    expect(cache.get(site, '/fr', 0)).toBeNull()
  })

  it('[PUB-4] remembers what moved only as long as a drawing under way may have read it', async () => {
    const cache = createPageCache()
    cache.clear(site, ['page:1', 'page:2'])
    expect(cache.size().moves).toBe(0)
    const [first, second] = [held(drawn('eins')), held(drawn('zwei'))]
    const early = cache.draw(site, '/de', first.produce)
    cache.clear(site, ['page:1'])
    const late = cache.draw(site, '/fr', second.produce)
    for (let count = 0; count < 100; count += 1) cache.clear(other, [`page:${count}`])
    expect(cache.size().moves).toBe(2 + 101)
    first.release()
    await early
    expect(cache.size().moves, 'before the second began').toBe(101)
    expect(text(cache.get(site, '/de', 0)), 'none of its tags moved').toBe('eins')
    cache.clear(site, ['pages'])
    second.release()
    await late
    expect(cache.size()).toMatchObject({ entries: 0, moves: 0 })
  })

  it('[PUB-4, SEC-5] what belongs to the installation counts on every site that shows it, and on no other', async () => {
    const cache = createPageCache()
    const shop = { tags: ['pages'], sharedTags: ['business:1'] }
    const fill = async () => {
      for (const of of [site, other]) await cache.draw(of, '/de', async () => drawn('Laden', shop))
      await cache.draw(site, '/fr', async () => drawn('ohne', { tags: ['business:1'] }))
    }
    const kept = () => [cache.get(site, '/de', 0), cache.get(other, '/de', 0), cache.get(site, '/fr', 0)].map(Boolean)
    await fill()
    cache.clear(installation, ['business:2'])
    cache.clear(site, ['business:2'])
    expect(kept()).toEqual([true, true, true])
    cache.clear(installation, ['business:1'])
    expect(kept()).toEqual([false, false, true])
    await fill()
    cache.clear(installation, ['*'])
    expect(kept()).toEqual([false, false, true])
    expect(cache.size().moves).toBe(0)
  })

  it('[PUB-4, SEC-5] a drawing begun before a change of the installation is neither kept nor handed out after it', async () => {
    const cache = createPageCache()
    const old = held(drawn('alte Zeiten', { sharedTags: ['business:1'] }))
    const first = cache.draw(site, '/de', old.produce)
    cache.clear(installation, ['business:1'])
    const fresh = held(drawn('neue Zeiten', { sharedTags: ['business:1'] }))
    const second = cache.draw(site, '/de', fresh.produce)
    fresh.release()
    expect(text(await second)).toBe('neue Zeiten')
    old.release()
    expect(text(await first)).toBe('alte Zeiten')
    expect(text(cache.get(site, '/de', 0))).toBe('neue Zeiten')
  })

  it('[PUB-4] a page drawn while one of its tags moved is not kept, and who asks later gets a newer one', async () => {
    const cache = createPageCache()
    const old = held(drawn('alt', { tags: ['page:1'] }))
    const first = cache.draw(site, '/de', old.produce)
    cache.clear(site, ['page:1'])
    const fresh = held(drawn('neu', { tags: ['page:1'] }))
    const second = cache.draw(site, '/de', fresh.produce)
    const third = cache.draw(site, '/de', fresh.produce)
    fresh.release()
    expect([text(await second), text(await third)]).toEqual(['neu', 'neu'])
    expect(fresh.count()).toBe(1)
    old.release()
    expect(text(await first)).toBe('alt')
    expect(text(cache.get(site, '/de', 0))).toBe('neu')
  })

  it('[PUB-4] a slow old drawing that lands last is not kept either', async () => {
    const cache = createPageCache()
    const old = held(drawn('alt', { tags: ['page:1'] }))
    const first = cache.draw(site, '/de', old.produce)
    cache.clear(site, ['page:1'])
    old.release()
    await first
    expect(cache.get(site, '/de', 0)).toBeNull()
  })

  it('keeps a drawing when only other things moved', async () => {
    const cache = createPageCache()
    const page = held(drawn('eins', { tags: ['page:1'] }))
    const ask = cache.draw(site, '/de', page.produce)
    cache.clear(site, ['page:2'])
    cache.clear(other, ['page:1', '*'])
    page.release()
    await ask
    expect(text(cache.get(site, '/de', 0))).toBe('eins')
  })

  it('[API-3] is cleared by tag, by site, and whole after a gap', async () => {
    const cache = createPageCache()
    const fill = async () => {
      await cache.draw(site, '/a', async () => drawn('a', { tags: ['page:a', 'pages'] }))
      await cache.draw(site, '/b', async () => drawn('b', { tags: ['page:b', 'pages'] }))
      await cache.draw(other, '/a', async () => drawn('c', { tags: ['page:a', 'pages'] }))
    }
    const kept = () => [cache.get(site, '/a', 0), cache.get(site, '/b', 0), cache.get(other, '/a', 0)].map(text)
    await fill()
    cache.clear(site, ['page:a', 'nothing'])
    expect(kept()).toEqual([null, 'b', 'c'])
    await fill()
    cache.clear(site, ['*'])
    expect(kept()).toEqual([null, null, 'c'])
    await fill()
    cache.clearAll()
    expect(kept()).toEqual([null, null, null])
    expect(cache.size()).toEqual({ entries: 0, bytes: 0, moves: 0 })
  })

  it('a gap also reaches drawings under way', async () => {
    const cache = createPageCache()
    const page = held(drawn('alt'))
    const ask = cache.draw(site, '/de', page.produce)
    cache.clearAll()
    const fresh = held(drawn('neu'))
    const later = cache.draw(site, '/de', fresh.produce)
    page.release()
    await ask
    expect(cache.get(site, '/de', 0)).toBeNull()
    fresh.release()
    expect(text(await later)).toBe('neu')
    expect(text(cache.get(site, '/de', 0))).toBe('neu')
  })

  it('is bounded by bytes, and what was not asked for longest goes first', async () => {
    const maxBytes = 200_000
    const cache = createPageCache({ maxBytes })
    const draw = (path: string) => cache.draw(site, path, async () => drawn(noise(path, 6_000), { tags: [path] }))
    for (let index = 0; index < 100; index += 1) {
      await draw(`/${index}`)
      cache.get(site, '/0', 0)
      expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
    }
    const kept = Array.from({ length: 100 }, (_, index) => index).filter(index => cache.getStale(site, `/${index}`))
    expect(kept[0]).toBe(0)
    expect(kept.slice(1)).toEqual(Array.from({ length: kept.length - 1 }, (_, at) => 100 - kept.length + 1 + at))
    expect(kept.length).toBeGreaterThan(5)
    await cache.draw(site, '/huge', async () => drawn(noise('h', 100_000)))
    expect(cache.getStale(site, '/huge')).toBeNull()
    for (const index of kept) cache.clear(site, [`/${index}`])
    expect(cache.size()).toEqual({ entries: 0, bytes: 0, moves: 0 })
  })

  it('[HOURS-4] an entry ends at its moment; out of date it is only an emergency copy', async () => {
    const cache = createPageCache()
    const draw = (validUntil: number) => cache.draw(site, '/de', async () => drawn('heute', { validUntil }))
    await draw(1_000)
    expect(text(cache.get(site, '/de', 999))).toBe('heute')
    expect(text(cache.getStale(site, '/de'))).toBe('heute')
    expect(cache.get(site, '/de', 1_000)).toBeNull()
    await draw(2_000)
    expect(text(cache.get(site, '/de', 1_999))).toBe('heute')
  })

  it('a failed drawing is told to everybody and tried again', async () => {
    const cache = createPageCache()
    const failing = () => Promise.reject(new Error('no'))
    const asks = [cache.draw(site, '/de', failing), cache.draw(site, '/de', failing)]
    for (const ask of asks) await expect(ask).rejects.toThrow('no')
    expect(text(await cache.draw(site, '/de', async () => drawn('gut')))).toBe('gut')
  })
})

/** Text that does not compress. */
const noise = (seed: string, length: number) => {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return String.fromCharCode(33 + (state >>> 25))
  }).join('')
}
