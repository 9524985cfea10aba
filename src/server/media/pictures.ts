import { createPictureProcess, PictureProcessGone } from './pictureProcess'
import type { PictureTask, ResultOf } from './pictureTask'
import { RefusedFile } from './RefusedFile'

/** Who waits: a visitor for a page, an editor for an upload, nobody. */
const turns = ['visitor', 'upload', 'background'] as const
export type Turn = (typeof turns)[number]

export type Pictures = {
  /** In its turn, one at a time, outside the server's thread and memory. Throws RefusedFile. */
  run: <T extends PictureTask>(task: T, turn: Turn) => Promise<ResultOf<T>>
  close: () => void
}

/** Far more than any honest file needs, also on a busy machine. */
const usual = { limitMs: { inspect: 30_000, derive: 60_000 }, idleMs: 10_000 }

type Waiting = { turn: Turn; begin: () => Promise<void> }

export const createPictures = (script: string, { limitMs, idleMs } = usual): Pictures => {
  const child = createPictureProcess(script, idleMs)
  const waiting: Waiting[] = []
  let isBusy = false

  const next = async () => {
    if (isBusy) return
    const first = turns.flatMap(turn => waiting.filter(entry => entry.turn === turn))[0]
    if (!first) return child.rest()
    waiting.splice(waiting.indexOf(first), 1)
    isBusy = true
    await first.begin()
    isBusy = false
    void next()
  }

  const attempt = (task: PictureTask) => child.ask(task, limitMs[task.kind])

  /** A file that ends the process, or takes it too long, twice is refused: the next must not wait for it. */
  const attemptTwice = async (task: PictureTask) => {
    const again = async (error: unknown) => {
      if (!(error instanceof PictureProcessGone)) throw error
      return attempt(task).catch(cause => {
        throw cause instanceof PictureProcessGone ? new RefusedFile('too_complex', { cause }) : cause
      })
    }
    return attempt(task).catch(again)
  }

  return {
    run: <T extends PictureTask>(task: T, turn: Turn) =>
      new Promise<ResultOf<T>>((resolve, reject) => {
        const begin = () => attemptTwice(task).then(result => resolve(result as ResultOf<T>), reject)
        waiting.push({ turn, begin })
        void next()
      }),
    close: child.end,
  }
}
