import type { SiteId } from '../../content/id'
import { textsOfPage, textsOfSite } from '../editing/textsOfPage'
import { missingIn, portionsOf, translateMissing } from '../editing/translateMissing'
import type { Translating } from '../editing/translateValues'
import { taskKey } from '../editing/translationTask'
import { Refusal } from '../Refusal'
import { addJob } from '../storage/jobs'
import { listPages } from '../storage/pages'
import { findPersonById, membershipOn } from '../storage/people'
import { findSiteById, type SiteHead } from '../storage/sites'
import { endTask, noteProgress, readTask, type TranslationTask } from '../storage/translationTasks'
import type { JobHandlers } from './runJob'

/**
 * LANG-1: one page at a run, then the next one waits behind whatever else is due: a large site holds up nobody. What is
 * translated stays, whatever comes after; run twice, it finds nothing missing any more.
 */
export const translationHandlers = (services: Translating) => {
  const { storage, clock } = services

  const run = async (siteId: SiteId, taskId: string, afterPage: string) => {
    const task = await readTask(storage.read, siteId, taskId)
    const site = await findSiteById(storage.read, siteId)
    if (!site || task?.state !== 'running') return
    const languages = await languagesOf(siteId, task.personId)
    if (languages === undefined) return end(siteId, task, 'not_allowed')
    const page = await nextPage(site, task, afterPage)
    // What belongs to no page comes last.
    const texts = page
      ? await textsOfPage(storage.read, site, page)
      : task.pageId
        ? []
        : await textsOfSite(storage.read, site)
    const author = { personId: task.personId, changeId: task.changeId, languages }
    for (const missing of portionsOf(missingIn(texts, task.locales))) {
      if ((await readTask(storage.read, siteId, taskId))?.state !== 'running') return
      const outcome = await translateMissing(services, { site, author, missing })
      const done = outcome.done + outcome.skipped.length
      await storage.write(tx => noteProgress(tx, siteId, { id: taskId, done, skipped: outcome.skipped, now: clock() }))
    }
    if (!page || task.pageId) return end(siteId, task, null)
    const payload = { siteId, taskId, afterPage: page }
    await storage.write(tx => addJob(tx, { kind: 'translation:run', payload, uniqueKey: taskKey(siteId, taskId) }))
  }

  const nextPage = async (site: SiteHead, { pageId }: TranslationTask, afterPage: string) => {
    if (pageId) return pageId
    const ids = (await listPages(storage.read, site.id)).map(({ id }) => id).sort()
    return ids.find(id => id > afterPage) ?? null
  }

  /** Undefined for who may write here no more. */
  const languagesOf = async (siteId: SiteId, personId: string) => {
    const person = await findPersonById(storage.read, personId)
    return person ? (await membershipOn(storage.read, siteId, person))?.languages : undefined
  }

  const end = async (siteId: SiteId, { id }: TranslationTask, error: Refusal['code'] | null) => {
    await storage.write(tx => endTask(tx, siteId, { id, state: error ? 'failed' : 'done', error, now: clock() }))
  }

  return {
    'translation:run': {
      maxAttempts: 3,
      run: async ({ siteId: id, taskId, afterPage }, { isLastAttempt }) => {
        const siteId = id as SiteId
        try {
          await run(siteId, taskId, afterPage)
        } catch (error) {
          // A service that refuses will refuse again: whoever waits is told why.
          if (!(error instanceof Refusal) && !isLastAttempt) throw error
          const code = error instanceof Refusal ? error.code : 'internal'
          await storage.write(tx => endTask(tx, siteId, { id: taskId, state: 'failed', error: code, now: clock() }))
          if (!(error instanceof Refusal)) throw error
        }
      },
    },
  } satisfies JobHandlers
}
