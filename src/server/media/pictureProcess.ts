import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { PictureTask, Reply } from './pictureTask'
import { RefusedFile } from './RefusedFile'

const maxMegabytes = 300

/** It ended, or was ended because it took too long. */
export class PictureProcessGone extends Error {}

/** A process of its own for pictures: there when it is needed, gone soon after, and with it whatever memory it took. */
export const createPictureProcess = (script: string, idleMs: number) => {
  let child: { process: ChildProcess; ready: Promise<void> } | null = null
  let resting: NodeJS.Timeout | undefined

  const open = () => {
    const started = start(script)
    const own = { process: started, ready: untilReady(started) }
    started.once('exit', () => {
      if (child === own) child = null
    })
    child = own
    return own
  }

  const end = () => {
    clearTimeout(resting)
    child?.process.kill('SIGKILL')
    child = null
  }

  return {
    end,
    /** Nothing to do for now. */
    rest: () => {
      clearTimeout(resting)
      resting = setTimeout(end, idleMs).unref()
    },
    ask: async (task: PictureTask, limitMs: number): Promise<unknown> => {
      clearTimeout(resting)
      const own = child ?? open()
      await own.ready
      const reply = await exchange(own.process, task, limitMs).catch(error => {
        if (child === own) end()
        throw error
      })
      if (reply.rss > maxMegabytes * 1024 * 1024 && child === own) end()
      if ('refused' in reply) throw new RefusedFile(reply.refused)
      if ('failed' in reply) throw new Error(reply.failed)
      return reply.result
    },
  }
}

const start = (script: string) => {
  // From the sources, in tests and while developing.
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = fork(script, {
    execArgv: [...loader, '--max-old-space-size=192'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  hold(child, false)
  try {
    // Pages come first.
    setPriority(child.pid!, 10)
  } catch {
    // It has ended already, which is heard of elsewhere.
  }
  return child
}

/** Only while it works does it keep this process from ending. */
const hold = (child: ChildProcess, isHeld: boolean) => {
  const verb = isHeld ? 'ref' : 'unref'
  child[verb]()
  child.channel?.[verb]()
}

const untilReady = (child: ChildProcess) => hear(child, (message, settle) => message === 'ready' && settle.resolve())

const exchange = (child: ChildProcess, task: PictureTask, limitMs: number) => {
  const answer = hear<Reply>(child, (message, settle) => settle.resolve(message as Reply), limitMs)
  child.send(task)
  return answer
}

type Settle<T> = { resolve: (value: T) => void }

/** Waits for a message; ends with the process, or with the time it may take. */
const hear = <T = void>(
  child: ChildProcess,
  onMessage: (message: unknown, settle: Settle<T>) => void,
  limitMs?: number,
): Promise<T> => {
  hold(child, true)
  let stop = () => {}
  const heard = new Promise<T>((resolve, reject) => {
    const gone = (cause?: unknown) => reject(new PictureProcessGone('The process for pictures is gone.', { cause }))
    const message = (received: unknown) => onMessage(received, { resolve })
    const timer = limitMs === undefined ? undefined : setTimeout(gone, limitMs)
    child.on('message', message).once('exit', gone).once('error', gone)
    stop = () => {
      clearTimeout(timer)
      child.off('message', message).off('exit', gone).off('error', gone)
      hold(child, false)
    }
  })
  return heard.finally(() => stop())
}
