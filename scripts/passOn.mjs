import { constants } from 'node:os'

/** This process stands for a child: it passes on being asked to stop, and ends as the child ends. */
export const passOn = child => {
  const asked = new Set()
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      asked.add(signal)
      child.kill(signal)
    })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    // Whoever asked it to stop got what they wanted; killed by anything else, it failed.
    process.exit(asked.has(signal) ? 0 : 128 + constants.signals[signal])
  })
}
