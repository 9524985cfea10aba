import { doTask } from './doTask'
import type { PictureTask, Reply } from './pictureTask'
import { RefusedFile } from './RefusedFile'

/** One task after another, until whoever asks is gone. */
export const answerTasks = () => {
  const reply = (answer: Reply | 'ready') => process.send?.(answer)
  process.on('message', async (task: PictureTask) => {
    const answer = await doTask(task).then(
      result => ({ result }),
      (error: unknown) => (error instanceof RefusedFile ? { refused: error.reason } : { failed: String(error) }),
    )
    reply({ ...answer, rss: process.memoryUsage.rss() })
  })
  process.on('disconnect', () => process.exit())
  reply('ready')
}
