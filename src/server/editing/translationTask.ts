import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import type { Site } from '../../content/site'
import { newId } from '../newId'
import { Refusal } from '../Refusal'
import { checkLanguages } from '../storage/checkLanguages'
import { addJob } from '../storage/jobs'
import { findPage, listPages } from '../storage/pages'
import type { Database, Tx } from '../storage/storage'
import { endTask, insertTask, readTask, type TranslationTask } from '../storage/translationTasks'
import { writeSite } from '../storage/writeSite'
import type { Author } from '../storage/writeValues'
import { checkLocale } from './sentTexts'
import { textsInParts } from './textsInParts'
import { textsOfSite } from './textsOfPage'
import { missingIn } from './translateMissing'
import { type Translating, translatorFor } from './translateValues'

export const taskKey = (siteId: SiteId, id: string) => `translation:${siteId}:${id}`

/** Begins to translate what is missing; refuses at once what could not be done. A language nobody speaks is passed over
 * where others are wanted too. */
export const startTask = async (
  services: Translating,
  {
    site,
    author,
    personId,
    pageId,
    to,
  }: { site: Site; author: Author; personId: string; pageId: string | null; to?: readonly Locale[] },
) => {
  const { storage, clock } = services
  if (pageId !== null && !(await findPage(storage.read, site.id, pageId))) throw new Refusal('not_found')
  const locales = await spokenOf(services, site, wishedOf(site, author, to))
  const total = await countMissing(storage.read, site, pageId, locales)
  const id = newId()
  await writeSite(storage, site.id, async tx => {
    const task = { id, pageId, locales, personId, changeId: author.changeId ?? newId(), total }
    await insertTask(tx, site.id, task, clock())
    if (total === 0) await endTask(tx, site.id, { id, state: 'done', now: clock() })
    else {
      const payload = { siteId: site.id, taskId: id, afterPage: '' }
      await addJob(tx, { kind: 'translation:run', payload, uniqueKey: taskKey(site.id, id) })
    }
  })
  return presentTask((await readTask(storage.read, site.id, id))!)
}

export const cancelTask = async (tx: Tx, { siteId, id, now }: { siteId: SiteId; id: string; now: number }) => {
  await endTask(tx, siteId, { id, state: 'cancelled', now })
  const task = await readTask(tx.db, siteId, id)
  if (!task) throw new Refusal('not_found')
  return presentTask(task)
}

export const presentTask = ({ id, state, total, done, skipped, error }: TranslationTask) => ({
  id,
  state,
  total,
  done,
  skipped,
  error,
})

/** Asked for by name they must all be allowed; else those the person may write. */
const wishedOf = (site: Site, author: Author, to: readonly Locale[] | undefined): Locale[] => {
  for (const locale of to ?? []) checkLocale(site, locale)
  if (to)
    checkLanguages(
      author,
      to.map(locale => `text:${locale}`),
    )
  return site.locales.filter(
    locale =>
      locale !== site.defaultLocale &&
      (to ? to.includes(locale) : !author.languages || author.languages.includes(locale)),
  )
}

const spokenOf = async (services: Translating, site: Site, wished: readonly Locale[]): Promise<Locale[]> => {
  const spoken: Locale[] = []
  let refused: Refusal | null = null
  for (const locale of wished)
    try {
      await translatorFor(services, site.defaultLocale, locale)
      spoken.push(locale)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused = error
    }
  if (spoken.length === 0 && refused) throw refused
  return spoken
}

const countMissing = async (db: Database, site: Site, pageId: string | null, locales: readonly Locale[]) => {
  const ids = pageId ? [pageId] : (await listPages(db, site.id)).map(page => page.id)
  let count = pageId ? 0 : missingIn(await textsOfSite(db, site), locales).length
  for await (const [, texts] of textsInParts(db, site, ids)) count += missingIn(texts, locales).length
  return count
}
