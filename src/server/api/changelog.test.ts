import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestSite, signIn, startTestServer } from '../../../test/server'
import { readSeenDates } from '../storage/newsSeen'

type Entry = { date: string; de: string; fr: string }

onBothEngines('the changelog', open => {
  it('[LOG-2] gives what somebody has not seen, all of it when asked, and remembers by person', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const as = async () => caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const [anna, beat] = [await as(), await as()]
    const read = async (call: typeof anna, input = {}) => (await call('GET', 'changelog', input)).body.data as Entry[]
    const all = await read(anna, { showAll: 'true' })
    expect(all.length).toBeGreaterThan(0)
    expect(all.map(entry => entry.date)).toEqual(
      all
        .map(entry => entry.date)
        .toSorted()
        .reverse(),
    )
    for (const { de, fr } of all) {
      expect(de).not.toMatch(/^## /m)
      expect(de.length).toBeGreaterThan(10)
      expect(fr.length).toBeGreaterThan(10)
    }
    await anna('POST', 'changelog', { dates: [all[0]!.date, all[0]!.date, '1999-01-01'] })
    expect(await read(anna)).toEqual(all.slice(1))
    expect(await read(anna, { showAll: 'true' })).toEqual(all)
    // Beat has opened the list himself before the editor ever asked.
    await beat('POST', 'changelog', { dates: [all.at(-1)!.date] })
    expect(await read(beat)).toEqual(all.slice(0, -1))
  })

  it('[LOG-2] for somebody new nothing is news but what comes later', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const { cookie, personId } = await signIn(storage, site)
    const read = async () => (await caller({ app, site, cookie })('GET', 'changelog')).body.data as Entry[]
    expect(await read()).toEqual([])
    expect(await read()).toEqual([])
    const seen = await readSeenDates(storage.read, personId)
    const [newest] = [...seen].toSorted().reverse()
    await storage.write(tx =>
      tx.db.deleteFrom('news_seen').where('person_id', '=', personId).where('date', '=', newest!).execute(),
    )
    expect((await read()).map(entry => entry.date)).toEqual([newest])
  })
})
