import { createSmtpSender, mailHandlers, outboxOnly } from '../integrations/mail'
import { housekeepingHandlers } from '../jobs/housekeeping'
import { scheduleHandlers } from '../jobs/publishScheduled'
import { searchHandlers } from '../jobs/rebuildSearch'
import { createJobRunner } from '../jobs/runner'
import { translationHandlers } from '../jobs/translate'
import { deriveHandlers } from '../media/derive'
import { forgottenPasswordHandlers } from '../people/forgottenPassword'
import type { Services } from '../services'
import { siteTaskHandlers } from '../sites/siteTasks'
import { queueWaitingMails } from '../storage/mails'

/** Mails that waited while no mail server was known are sent when they are younger than this. */
const stillWantedMs = 3 * 24 * 60 * 60 * 1000

/** The work that goes on behind the requests: mail, picture sizes, translations, new sites, search, housekeeping. */
export const createJobs = (services: Services) => {
  const { storage, config, files, derivatives, log, translators, clock } = services
  const sender = config.smtpUrl ? createSmtpSender(config.smtpUrl) : outboxOnly
  const runner = createJobRunner({
    storage,
    log,
    handlers: {
      ...mailHandlers({ storage, sender }),
      ...deriveHandlers({ storage, derivatives }),
      ...housekeepingHandlers({ storage, files }),
      ...scheduleHandlers({ storage, log }),
      ...searchHandlers({ storage }),
      ...forgottenPasswordHandlers({ storage, clock }),
      ...translationHandlers({ storage, translators, clock }),
      ...siteTaskHandlers(services),
    },
  })
  return {
    start: async () => {
      if (config.smtpUrl) await storage.write(tx => queueWaitingMails(tx, Date.now() - stillWantedMs))
      await runner.start()
    },
    stop: runner.stop,
  }
}
