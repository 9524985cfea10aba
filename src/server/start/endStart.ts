import { StartError } from '../StartError'

/** API-8: one sentence and exit code 1. What is behind it is for whoever looks for a fault: LOG_LEVEL=debug. */
export const endStart = (error: unknown): never => {
  const words = error instanceof Error ? error.message.split('\n')[0] : String(error)
  console.error(error instanceof StartError ? error.message : `The start failed: ${words}`)
  if (/^(trace|debug)$/.test(process.env.LOG_LEVEL ?? '')) console.error(error)
  process.exit(1)
}
