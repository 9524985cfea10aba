import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestSite, signIn, startTestServer } from '../../../test/server'

type Entry = { date: string; de: string; fr: string }

onBothEngines('the changelog', open => {
  it('[LOG-2] gives what somebody has not seen, all of it when asked, and remembers by person', async () => {
    const storage = await open()
    const { app } = await startTestServer(storage)
    const site = await createTestSite(storage)
    const as = async () => caller({ app, site, cookie: (await signIn(storage, site)).cookie })
    const [anna, beat] = [await as(), await as()]
    const read = async (call: typeof anna, input = {}) => (await call('GET', 'changelog', input)).body.data as Entry[]
    const all = await read(anna)
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
    expect(await read(beat)).toEqual(all)
  })
})
