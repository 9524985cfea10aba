import { createSmtpSender, mailHandlers, outboxOnly } from './integrations/mail'
import { housekeepingHandlers } from './jobs/housekeeping'
import { createJobRunner } from './jobs/runner'
import { deriveHandlers } from './media/derive'
import type { Services } from './services'

/** Starts the work that goes on behind the requests: mail, picture sizes, housekeeping. */
export const startJobs = ({ storage, config, files, derivatives, log }: Services) => {
  const sender = config.smtpUrl ? createSmtpSender(config.smtpUrl) : outboxOnly
  const runner = createJobRunner({
    storage,
    log,
    handlers: {
      ...mailHandlers({ storage, sender }),
      ...deriveHandlers({ storage, derivatives }),
      ...housekeepingHandlers({ storage, files }),
    },
  })
  void runner.start()
  return runner
}
