import type { Locale } from '../../content/locale'
import type { Provenance } from '../../content/provenance'
import { planUpdate, sourceChanges } from '../../content/rules/livingTranslation'
import { isWritten, translationState } from '../../content/rules/translationState'
import type { Site } from '../../content/site'
import * as call from '../../contract/translation'
import { type FoundText, findText } from '../editing/findText'
import { checkLocale } from '../editing/sentTexts'
import { keyIn, textsOfPage } from '../editing/textsOfPage'
import { missingIn, portionsOf, translateMissing } from '../editing/translateMissing'
import { type Translatable, translateParts, translateValues, translatorFor } from '../editing/translateValues'
import { cancelTask, presentTask, startTask } from '../editing/translationTask'
import { writeTranslations } from '../editing/writeTranslations'
import { Refusal } from '../Refusal'
import { checkLanguages } from '../storage/checkLanguages'
import { findPage, lockPage } from '../storage/pages'
import { readTask, type Skipped } from '../storage/translationTasks'
import { writeSite } from '../storage/writeSite'
import { type Author, type StoredText, writeValues } from '../storage/writeValues'
import { type ApiContext, acts, reads, writes } from './context'

type Acting = Pick<ApiContext, 'services' | 'hosted'> & { author: Author }

/** LANG-1, LANG-6: translation by machine, and translations that stay current. */
export const translationHandlers = {
  translateField: acts(
    call.translateField,
    async (context, { fieldId, key = 'text', from, to, overwrite, ...input }) => {
      const { text, source, target } = await open(context, { ...input, itemId: fieldId, key, from, to })
      if (isWritten(target.value) && !overwrite) throw new Refusal('translation_exists')
      if (input.base !== undefined && input.base !== target.version) throw stale(text, to, target)
      const [value] = await translateValues(context.services, {
        site: context.hosted.site,
        from,
        to,
        values: [source.value as Translatable],
      })
      return write(context, { text, to, value: value!, target, provenance: byMachine(from, source) })
    },
  ),

  proposeTranslation: acts(call.proposeTranslation, async (context, { from, to, ...place }) => {
    const { source } = await open(context, { ...place, from, to })
    const values = [source.value as Translatable]
    const [value] = await translateValues(context.services, { site: context.hosted.site, from, to, values })
    return { value: value! }
  }),

  translateSection: acts(call.translateSection, async ({ services, hosted: { site }, author }, input) => {
    const { pageId, groupId, to } = input
    checkLocale(site, to)
    checkLanguages(author, [`text:${to}`])
    const texts = (await textsOfPage(services.storage.read, site, pageId)).filter(
      ({ where }) => where.of === 'field' && (where.sectionId === groupId || where.groupId === groupId),
    )
    await translatorFor(services, site.defaultLocale, to)
    let done = 0
    const skipped: Skipped[] = []
    for (const missing of portionsOf(missingIn(texts, [to]))) {
      const outcome = await translateMissing(services, { site, author, missing })
      done += outcome.done
      skipped.push(...outcome.skipped)
    }
    return { done, skipped }
  }),

  startTranslation: acts(call.startTranslation, async ({ services, hosted: { site }, author, session }, input) =>
    startTask(services, { site, author, personId: session.person.id, pageId: input.pageId ?? null, to: input.to }),
  ),

  translationProgress: reads(call.translationProgress, async ({ services, hosted }, { id }) => {
    const task = await readTask(services.storage.read, hosted.site.id, id)
    if (!task) throw new Refusal('not_found')
    return presentTask(task)
  }),

  cancelTranslation: writes(call.cancelTranslation, async ({ tx, hosted, services }, { id }) =>
    cancelTask(tx, { siteId: hosted.site.id, id, now: services.clock() }),
  ),

  translationTexts: reads(call.translationTexts, async ({ services, hosted: { site }, session }, { id, lang }) => {
    checkLocale(site, lang)
    const { read } = services.storage
    if (!(await findPage(read, site.id, id))) throw new Refusal('not_found')
    const { name, problem } = await whoTranslates(services, site, lang, session.languages ?? null)
    const texts = await textsOfPage(read, site, id)
    return {
      translator: name,
      problem,
      texts: texts.flatMap(({ itemId, key, where, source, targets }) => {
        const target = targets[lang]
        if (!target) return []
        return [
          {
            itemId,
            key,
            groupId: where.of === 'field' ? where.groupId : null,
            field: where.of === 'field' ? where.field : null,
            state: target.state,
            isMachine: isWritten(target.value) && target.provenance.origin === 'machine',
            hasSource: isWritten(source.value),
          },
        ]
      }),
    }
  }),

  translationChanges: reads(call.translationChanges, async ({ services, hosted: { site } }, { lang, ...place }) => {
    const text = await findText(services.storage.read, site, { ...place, languages: [lang] })
    const target = await text.textIn(lang)
    const source = await text.textIn(target.provenance.source?.locale ?? site.defaultLocale)
    const state = translationState(target, () => source.value)
    const kept = target.provenance.source
    const isKnown = kept !== null && state === 'outdated'
    const translation = isKnown ? translationOf(target, { source, to: lang }) : null
    return {
      state,
      isMachine: isWritten(target.value) && target.provenance.origin === 'machine',
      source: isWritten(source.value) ? (source.value as Translatable) : null,
      target: isWritten(target.value) ? (target.value as Translatable) : null,
      version: target.version,
      sentences: translation ? sourceChanges(translation) : [],
      isPaired: translation !== null && planUpdate(translation) !== null,
    }
  }),

  updateTranslation: acts(call.updateTranslation, async (context, { lang: to, base, changeId, ...place }) => {
    const { hosted, services } = context
    const { read } = services.storage
    const text = await findText(read, hosted.site, { ...place, languages: [to] })
    checkLanguages(context.author, [keyIn(text, to)])
    const target = await text.textIn(to)
    if (base !== undefined && base !== target.version) throw stale(text, to, target)
    const kept = target.provenance.source
    if (!kept || !isWritten(target.value)) throw new Refusal('not_paired')
    const source = await text.textIn(kept.locale)
    if (!isWritten(source.value)) throw new Refusal('nothing_to_translate')
    const plan = planUpdate(translationOf(target, { source, to }))
    if (!plan) throw new Refusal('not_paired')
    const { wanted } = plan
    const parts =
      wanted.length > 0 ? await translateParts(services, { site: hosted.site, from: kept.locale, to, wanted }) : []
    // Where sentences only went, every word is still whose it was.
    const { origin } = wanted.length > 0 ? byMachine(kept.locale, source) : target.provenance
    const provenance = { ...byMachine(kept.locale, source), origin }
    return write(context, { text, to, value: plan.finish(parts), target, provenance })
  }),

  confirmTranslation: writes(call.confirmTranslation, async ({ tx, hosted: { site }, author }, { pageId, texts }) => {
    await lockPage(tx, site.id, pageId)
    const confirmed = []
    for (const { lang, base, ...place } of texts) {
      const text = await findText(tx.db, site, { pageId, ...place, languages: [lang] })
      const target = await text.textIn(lang)
      if (!isWritten(target.value)) throw new Refusal('nothing_to_translate')
      const locale = target.provenance.source?.locale ?? site.defaultLocale
      const source = await text.textIn(locale)
      const provenance: Provenance = {
        origin: 'person',
        source:
          locale === lang || !isWritten(source.value) ? null : { locale, version: source.version, text: source.value },
      }
      confirmed.push({ itemId: text.itemId, key: keyIn(text, lang), value: target.value, base, provenance })
    }
    const results = await writeValues(tx, { siteId: site.id, pageId, author, writes: confirmed })
    return { versions: Object.fromEntries(results.map(({ itemId, key, version }) => [`${itemId} ${key}`, version])) }
  }),
}

/** The text and both its languages; refuses what the person may not write and what says nothing. */
const open = async (
  { services, hosted: { site }, author }: Acting,
  { pageId, itemId, key, from, to }: { pageId: string; itemId: string; key: string; from: Locale; to: Locale },
) => {
  if (from === to) throw new Refusal('invalid_input', { issues: [{ path: 'to' }] })
  const text = await findText(services.storage.read, site, { pageId, itemId, key, languages: [from, to] })
  checkLanguages(author, [keyIn(text, to)])
  const [source, target] = [await text.textIn(from), await text.textIn(to)]
  if (!isWritten(source.value)) throw new Refusal('nothing_to_translate')
  return { text, source, target }
}

const byMachine = (locale: Locale, { version, value }: StoredText): Provenance => ({
  origin: 'machine',
  source: { locale, version, text: value },
})

const translationOf = (target: StoredText, { source, to }: { source: StoredText; to: Locale }) => {
  const kept = target.provenance.source!
  return {
    from: kept.locale,
    to,
    sourceThen: kept.text as Translatable,
    sourceNow: source.value as Translatable,
    target: target.value as Translatable,
  }
}

const stale = (text: FoundText, to: Locale, { value, version }: StoredText) =>
  new Refusal('stale_base', { itemId: text.itemId, key: keyIn(text, to), current: { value, version, changedBy: null } })

const write = async (
  { services, hosted: { site }, author }: Acting,
  {
    text,
    to,
    value,
    target,
    provenance,
  }: { text: FoundText; to: Locale; value: Translatable; target: StoredText; provenance: Provenance },
) => {
  const ready = [{ text, locale: to, value, base: target.version, provenance }]
  const { written, skipped } = await writeSite(services.storage, site.id, tx =>
    writeTranslations(tx, { siteId: site.id, author, ready }),
  )
  if (skipped[0]?.code === 'stale_base') throw stale(text, to, await text.textIn(to))
  if (skipped[0]) throw new Refusal(skipped[0].code)
  return { ...written[0]!, value }
}

/** Who would translate into a language for this person, or why nobody does. */
const whoTranslates = async (
  services: ApiContext['services'],
  site: Pick<Site, 'defaultLocale'>,
  lang: Locale,
  languages: readonly Locale[] | null,
) => {
  try {
    checkLanguages({ languages }, [`text:${lang}`])
    if (lang === site.defaultLocale) return { name: null, problem: null }
    const { translator } = await translatorFor(services, site.defaultLocale, lang)
    return { name: translator.name, problem: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { name: null, problem: error.code }
  }
}
