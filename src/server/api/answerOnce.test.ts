import { expect, it, onTestFinished, vi } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import { newId } from '../newId'
import { claimAnswer, claimMs } from '../storage/answers'
import { answerOnce } from './answerOnce'

onBothEngines('what takes several units of work', open => {
  it('[API-4] keeps its claim for as long as it works; nobody begins beside it', async () => {
    const storage = await open()
    const siteId = await newSite(storage, { name: 'Laden' })
    const key = { siteId, changeId: newId(), caller: newId(), call: 'publishAll', inputHash: 'x' }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    let finish: ((answer: string) => void) | undefined
    const working = answerOnce(storage, key, () => new Promise(resolve => (finish = resolve)))
    const claimedAt = async () => {
      const row = await storage.read
        .selectFrom('change_answers')
        .select('at')
        .where('change_id', '=', key.changeId)
        .executeTakeFirst()
      return row?.at ?? 0
    }
    const moment = () => new Promise(resolve => setImmediate(resolve))
    while (!finish) await moment()
    for (let minute = 0; minute < 5; minute += 1) {
      const before = await claimedAt()
      vi.advanceTimersByTime(60_000)
      while ((await claimedAt()) === before) await moment()
      expect(await storage.write(tx => claimAnswer(tx, key, Date.now()))).toEqual({ kind: 'pending' })
    }
    finish('done')
    expect(await working).toBe('done')
    expect(await storage.write(tx => claimAnswer(tx, key, Date.now()))).toEqual({ kind: 'answered', answer: 'done' })
  })

  it('[API-4] taken for gone, it leaves the claim of whoever has it now alone', async () => {
    const storage = await open()
    const siteId = await newSite(storage, { name: 'Laden' })
    const claim = (changeId: string, now: number) =>
      storage.write(tx => claimAnswer(tx, { siteId, changeId, caller, call: 'publishAll', inputHash: 'x' }, now))
    const caller = newId()
    for (const end of ['done', 'failed']) {
      const changeId = newId()
      const key = { siteId, changeId, caller, call: 'publishAll', inputHash: 'x' }
      const late = answerOnce(storage, key, async () => {
        expect(await claim(changeId, Date.now() + 2 * claimMs)).toMatchObject({ kind: 'claimed' })
        if (end === 'failed') throw new Error('failed')
        return 'late'
      })
      await late.catch(() => {})
      expect(await claim(changeId, Date.now())).toEqual({ kind: 'pending' })
    }
  })
})
