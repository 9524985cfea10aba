import { createJobRunner } from './jobs/runner'
import { housekeepingHandlers } from './jobs/housekeeping'
import { createSmtpSender, mailHandlers, outboxOnly } from './integrations/mail'
import { deriveHandlers } from './media/derive'
import type { Services } from './services'

/** Starts the work that goes on behind the requests: mail, picture sizes, housekeeping. */
export const startJobs = ({ storage, config, files, log }: Services) => {
  const sender = config.smtpUrl ? createSmtpSender(config.smtpUrl) : outboxOnly
  const runner = createJobRunner({
    storage,
    log,
    handlers: {
      ...mailHandlers({ storage, sender }),
      ...deriveHandlers({ storage, files }),
      ...housekeepingHandlers({ storage, files }),
    },
  })
  runner.start()
  return runner
}
