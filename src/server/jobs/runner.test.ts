import { afterEach, expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { addJob, claimJob, finishJob, removeJob } from '../storage/jobs'
import type { Storage } from '../storage/storage'
import { type JobHandlers, type JobLog, pauseAfter } from './runJob'
import { createJobRunner, type JobRunner } from './runner'

const minute = 60_000
const quiet: JobLog = { warn: () => {}, error: () => {} }
const running: JobRunner[] = []

afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop()
})

onBothEngines('jobs', open => {
  it('run with what they were given, once, and are gone', async () => {
    const storage = await open({ isOwn: true })
    const seen: string[] = []
    const runner = runnerOn(storage, { 'mail:send': { run: async ({ mailId }) => void seen.push(mailId) } })
    await storage.write(tx => addMail(tx, 'a', 1_000))
    await storage.write(tx => addMail(tx, 'b', 2_000))
    expect(await runner.runDue(1_500)).toBe(1)
    expect(await runner.runDue(2_500)).toBe(1)
    expect(await runner.runDue(9_000)).toBe(0)
    expect(seen).toEqual(['a', 'b'])
    expect(await rows(storage)).toEqual([])
  })

  it('exist only when the unit of work that adds them commits', async () => {
    const storage = await open({ isOwn: true })
    const failing = storage.write(async tx => {
      await addMail(tx, 'a')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows(storage)).toEqual([])
  })

  it('are tried again after growing pauses and kept with their error when they fail for good', async () => {
    const storage = await open({ isOwn: true })
    const attempts: [number, boolean][] = []
    const runner = runnerOn(storage, {
      'mail:send': {
        maxAttempts: 3,
        run: async (_, { attempt, isLastAttempt }) => {
          attempts.push([attempt, isLastAttempt])
          throw new Error(`Attempt ${attempt} failed.`)
        },
      },
    })
    const start = Date.now()
    await storage.write(tx => addMail(tx, 'a', start))
    expect(await runner.runDue(start)).toBe(1)
    expect(await runner.runDue(start + pauseAfter(1) - 1_000)).toBe(0)
    expect(await runner.runDue(start + pauseAfter(1) + 1_000)).toBe(1)
    expect(await runner.runDue(start + 60 * minute)).toBe(1)
    expect(await runner.runDue(start + 600 * minute)).toBe(0)
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    const [job] = await rows(storage)
    expect(job).toMatchObject({ attempts: 3, last_error: 'Attempt 3 failed.', failed_at: expect.any(Number) })
  })

  it('with a unique key wait once; a failed one starts anew, a waiting one can be taken back', async () => {
    const storage = await open({ isOwn: true })
    let isBroken = true
    const runner = runnerOn(storage, {
      'mail:send': {
        maxAttempts: 1,
        run: async () => {
          if (isBroken) throw new Error('Broken.')
        },
      },
    })
    const add = () =>
      storage.write(tx => addJob(tx, { kind: 'mail:send', payload: { mailId: 'a' }, runAt: 1, uniqueKey: 'k' }))
    expect([await add(), await add()]).toEqual([true, false])
    await runner.runDue()
    expect(await add()).toBe(true)
    isBroken = false
    expect(await runner.runDue()).toBe(1)
    expect(await add()).toBe(true)
    expect(await storage.write(tx => removeJob(tx, 'k'))).toBe(true)
    expect(await storage.write(tx => removeJob(tx, 'k'))).toBe(false)
    expect(await runner.runDue()).toBe(0)
  })

  it('are claimed by one of several instances each', async () => {
    const storage = await open({ isOwn: true })
    const done: string[] = []
    const handlers: JobHandlers = {
      'mail:send': {
        run: async ({ mailId }) => {
          await new Promise(resolve => setTimeout(resolve, 2))
          done.push(mailId)
        },
      },
    }
    const names = Array.from({ length: 40 }, (_, index) => `m${index}`)
    await storage.write(async tx => {
      for (const name of names) await addMail(tx, name)
    })
    const runs = await Promise.all([1, 2, 3, 4].map(() => runnerOn(storage, handlers).runDue()))
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(40)
    expect(done.sort()).toEqual(names.sort())
  })

  it('of a process that died come back when the lease has run out, and not for ever', async () => {
    const storage = await open({ isOwn: true })
    const runner = runnerOn(storage, { 'mail:send': { maxAttempts: 2, run: async () => {} } })
    await storage.write(tx => addMail(tx, 'a', 1))
    const claim = (now: number) =>
      storage.write(tx => claimJob(tx, { kind: 'mail:send', now, leaseMs: minute })).then(job => job?.attempts)
    const now = Date.now()
    expect(await claim(now)).toBe(1)
    expect(await claim(now + minute - 1)).toBeUndefined()
    expect(await claim(now + 2 * minute)).toBe(2)
    await runner.runDue(now + 4 * minute)
    expect(await rows(storage)).toMatchObject([{ last_error: 'The process ended every time this job ran.' }])
  })

  it('that take long keep their lease, and a lost lease settles nothing', async () => {
    const storage = await open({ isOwn: true })
    await storage.write(tx => addMail(tx, 'a', 1))
    const now = Date.now()
    const first = await storage.write(tx => claimJob(tx, { kind: 'mail:send', now, leaseMs: 10 }))
    const second = await storage.write(tx => claimJob(tx, { kind: 'mail:send', now: now + 20, leaseMs: 10 }))
    expect(await storage.write(tx => finishJob(tx, first!))).toBe(false)
    expect(await storage.write(tx => finishJob(tx, second!))).toBe(true)

    let runs = 0
    const slow: JobHandlers = {
      'mail:send': {
        run: async () => {
          runs++
          await new Promise(resolve => setTimeout(resolve, 1_500))
        },
      },
    }
    await storage.write(tx => addMail(tx, 'b', 1))
    const options = { storage, handlers: slow, log: quiet, leaseMs: 900 }
    const working = createJobRunner(options).runDue()
    await eventually(() => expect(runs).toBe(1))
    await new Promise(resolve => setTimeout(resolve, 1_150))
    expect(await createJobRunner(options).runDue()).toBe(0)
    await working
    expect([runs, await rows(storage)]).toEqual([1, []])
  })

  it('added while they run, run again with what they were added with; taken back, they do not', async () => {
    const storage = await open({ isOwn: true })
    const seen: string[] = []
    const add = (mailId: string) =>
      storage.write(tx => addJob(tx, { kind: 'mail:send', payload: { mailId }, runAt: 1, uniqueKey: 'k' }))
    let whileRunning: () => Promise<unknown> = async () => {}
    const runner = runnerOn(storage, {
      'mail:send': {
        maxAttempts: 1,
        run: async ({ mailId }) => {
          seen.push(mailId)
          await whileRunning()
          if (mailId === 'bad') throw new Error('Broken.')
        },
      },
    })
    const runWith = async (first: string, meanwhile: () => Promise<unknown>) => {
      whileRunning = async () => {
        whileRunning = async () => {}
        await meanwhile()
      }
      await add(first)
      await runner.runDue()
      return seen.splice(0)
    }
    expect(await runWith('a', async () => expect([await add('b'), await add('c')]).toEqual([true, true]))).toEqual([
      'a',
      'c',
    ])
    expect(await runWith('bad', () => add('good'))).toEqual(['bad', 'good'])
    const takenBack = async () => {
      await add('b')
      expect(await storage.write(tx => removeJob(tx, 'k'))).toBe(false)
    }
    expect(await runWith('a', takenBack)).toEqual(['a'])
    expect(await rows(storage)).toEqual([])
  })

  it('start by themselves when added here, without waiting for the poll; stop waits for the running one', async () => {
    const storage = await open({ isOwn: true })
    const done: string[] = []
    let release = () => {}
    const runner = runnerOn(storage, {
      'mail:send': {
        run: async ({ mailId }) => {
          if (mailId === 'slow') await new Promise<void>(resolve => (release = resolve))
          done.push(mailId)
        },
      },
      'media:remove': { run: async ({ objectId }) => void done.push(objectId) },
    })
    await runner.start()
    await storage.write(tx => addMail(tx, 'quick'))
    await eventually(() => expect(done).toEqual(['quick']))
    await storage.write(tx => addMail(tx, 'slow'))
    await storage.write(tx => addMail(tx, 'late'))
    await storage.write(tx => addJob(tx, { kind: 'media:remove', payload: { objectId: 'other kind' } }))
    await eventually(() => expect(done).toContain('other kind'))

    const stopped = runner.stop().then(() => done.push('stopped'))
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(done).toEqual(['quick', 'other kind'])
    release()
    await stopped
    expect(done).toEqual(['quick', 'other kind', 'slow', 'stopped'])
    expect(await rows(storage)).toMatchObject([{ payload: '{"mailId":"late"}', attempts: 0 }])
  })

  it('that repeat are there after the start, once for all instances, and come back also after failing', async () => {
    const storage = await open({ isOwn: true })
    let runs = 0
    const handlers: JobHandlers = {
      housekeeping: {
        everyMs: 60 * minute,
        maxAttempts: 1,
        run: async () => {
          if (++runs === 2) throw new Error('Broken.')
        },
      },
    }
    for (const runner of [runnerOn(storage, handlers), runnerOn(storage, handlers)]) await runner.start()
    await eventually(() => expect(runs).toBe(1))
    for (const runner of running.splice(0)) await runner.stop()
    const now = Date.now()
    const runner = runnerOn(storage, handlers)
    expect(await runner.runDue(now)).toBe(0)
    expect(await runner.runDue(now + 61 * minute)).toBe(1)
    expect(await rows(storage)).toMatchObject([{ last_error: 'Broken.', failed_at: null, attempts: 0 }])
    expect(await runner.runDue(now + 130 * minute)).toBe(1)
    expect(await rows(storage)).toMatchObject([{ last_error: null }])
  })
})

const addMail = (tx: Parameters<typeof addJob>[0], mailId: string, runAt?: number) =>
  addJob(tx, { kind: 'mail:send', payload: { mailId }, runAt })

const runnerOn = (storage: Storage, handlers: JobHandlers) => {
  const runner = createJobRunner({ storage, handlers, log: quiet, pollMs: 60 * minute })
  running.push(runner)
  return runner
}

const rows = (storage: Storage) => storage.read.selectFrom('jobs').selectAll().execute()
