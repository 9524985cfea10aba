import { setImmediate } from 'node:timers/promises'
import { isId } from '../../../content/id'
import { isLocale, type Locale } from '../../../content/locale'
import { isWritten } from '../../../content/rules/translationState'
import type { Site } from '../../../content/site'
import type { HeldText, ImportOutcome } from '../../../contract/xliff'
import { newId } from '../../newId'
import { Refusal } from '../../Refusal'
import { checkLanguages } from '../../storage/checkLanguages'
import { listPages } from '../../storage/pages'
import type { Database, Storage, Tx } from '../../storage/storage'
import type { Skipped } from '../../storage/translationTasks'
import { writeSite } from '../../storage/writeSite'
import type { Author } from '../../storage/writeValues'
import { type PageText, textsOfPage, textsOfSite } from '../textsOfPage'
import { type ReadyText, writeTranslations } from '../writeTranslations'
import { originalOf } from './exportXliff'
import { type ParsedFile, type ParsedUnit, parseXliff } from './parseXliff'
import { readSent } from './readSent'
import type { Value } from './units'

/**
 * Takes over what an agency translated. Written is only what stands on the very texts that were exported; the rest is
 * named with both versions, for somebody to choose.
 */
export const importXliff = async (
  storage: Storage,
  {
    site,
    author,
    bytes,
    onBegin = async () => {},
  }: {
    site: Site
    author: Author
    bytes: Buffer
    /** The file is one for this site; from here on it is written. */
    onBegin?: () => Promise<unknown>
  },
): Promise<ImportOutcome> => {
  const files = await parseXliff(bytes)
  const to = languageOf(site, author, files)
  await onBegin()
  const pages = new Set((await listPages(storage.read, site.id)).map(page => page.id))
  const outcome: ImportOutcome = { to, written: 0, same: 0, untouched: 0, unknown: 0, held: [] }
  // One change a page, whatever the file has of it: one undo takes it back.
  const writer = { ...author, changeId: author.changeId ?? newId() }
  for (const [part, units] of unitsByPart(files)) {
    await setImmediate()
    const texts = await textsOf(storage.read, site, isId(part) && !pages.has(part) ? '' : part)
    const ready = await sort(texts, units, outcome)
    for (let from = 0; from < ready.length; from += textsAtOnce) {
      const some = ready.slice(from, from + textsAtOnce)
      const { written, skipped } = await writeFitting(storage, site, writer, some)
      outcome.written += written
      for (const { itemId, key, reason } of skipped) {
        const text = texts.find(found => found.itemId === itemId && found.key === key)!
        const { value } = some.find(entry => entry.text === text)!
        outcome.held.push(heldText(text, to, reason, reason === 'too_large' ? null : value))
      }
      await setImmediate()
    }
  }
  return outcome
}

type Left = { written: number; skipped: Pick<HeldText, 'itemId' | 'key' | 'reason'>[] }

/** Where they do not have room together, one after another: what fits is written. */
const writeFitting = async (
  storage: Storage,
  site: Site,
  author: Author,
  ready: readonly ReadyText[],
): Promise<Left> => {
  try {
    const unit = (tx: Tx) => writeTranslations(tx, { siteId: site.id, author, ready })
    const { written, skipped } = await writeSite(storage, site.id, unit)
    return { written: written.length, skipped: skipped.map(withReason) }
  } catch (error) {
    if (!(error instanceof Refusal && (error.code === 'page_too_large' || error.code === 'site_full'))) throw error
    const [first, ...others] = ready
    if (first && others.length === 0)
      return { written: 0, skipped: [{ itemId: first.text.itemId, key: first.text.key, reason: 'no_room' }] }
    const all: Left = { written: 0, skipped: [] }
    for (const one of ready) {
      const own = await writeFitting(storage, site, author, [one])
      all.written += own.written
      all.skipped.push(...own.skipped)
      await setImmediate()
    }
    return all
  }
}

const withReason = ({ itemId, key, code }: Skipped) =>
  ({ itemId, key, reason: code === 'too_large' ? 'too_large' : 'target_changed' }) as const

/** As many as are looked at or written before others have their turn. */
const textsAtOnce = 20

/** What the file has of each page; a program may have cut one in two. */
const unitsByPart = (files: readonly ParsedFile[]) => {
  const parts = new Map<string, ParsedUnit[]>()
  for (const { original, units } of files) {
    const part = original.split('/')[2] ?? ''
    const own = parts.get(part)
    if (own) for (const unit of units) own.push(unit)
    else parts.set(part, units)
  }
  return parts
}

/** One site, from its own language into one other that the person may write. */
const languageOf = (site: Site, author: Author, files: readonly ParsedFile[]): Locale => {
  const [first] = files
  if (!first) throw new Refusal('xliff_malformed', { detail: 'file' })
  if (files.some(({ original }) => !original.startsWith(originalOf(site.id, '')))) throw new Refusal('xliff_other_site')
  const to = plainLanguage(first.to)
  const isOne = files.every(file => plainLanguage(file.to) === to && plainLanguage(file.from) === site.defaultLocale)
  if (!isOne || !isLocale(to) || to === site.defaultLocale || !site.locales.includes(to))
    throw new Refusal('xliff_language', { from: first.from.slice(0, 20), to: first.to.slice(0, 20) })
  checkLanguages(author, [`text:${to}`])
  return to
}

/** Programs write `fr-CH` where `fr` was. */
const plainLanguage = (name: string) => name.toLowerCase().split(/[-_]/)[0]!

const textsOf = async (db: Database, site: Site, part: string): Promise<PageText[]> => {
  if (isId(part)) return textsOfPage(db, site, part)
  if (part !== 'navigation' && part !== 'settings') return []
  return (await textsOfSite(db, site)).filter(text => text.itemId === part)
}

/** Counts in the outcome what is not to be written, and gives what is. */
const sort = async (texts: readonly PageText[], units: readonly ParsedUnit[], outcome: ImportOutcome) => {
  const { to } = outcome
  const sent = new Map<string, Map<string, ParsedUnit>>()
  for (const unit of units) {
    const place = unit.id.slice(0, unit.id.lastIndexOf('/'))
    const own = sent.get(place) ?? new Map<string, ParsedUnit>()
    sent.set(place, own.set(unit.id, unit))
  }
  const known = new Map(texts.map(text => [`${text.itemId}/${text.key}`, text]))
  const ready: ReadyText[] = []
  let seen = 0
  for (const [place, own] of sent) {
    seen += 1
    if (seen % textsAtOnce === 0) await setImmediate()
    const text = known.get(place)
    const target = text?.targets[to]
    if (!text || !target) {
      outcome.unknown += 1
      continue
    }
    const said = readSent(text, target, own)
    if (said.kind === 'held') outcome.held.push(heldText(text, to, said.reason, said.value))
    else if (said.kind === 'ready') ready.push(readyText(text, to, said.value))
    else outcome[said.kind] += 1
  }
  return ready
}

const readyText = (text: PageText, locale: Locale, value: Value): ReadyText => ({
  text,
  locale,
  value,
  base: text.targets[locale]!.version,
  provenance: {
    origin: 'person',
    source: { locale: text.source.locale, version: text.source.version, text: text.source.value },
  },
})

const heldText = (text: PageText, to: Locale, reason: HeldText['reason'], sent: Value | null): HeldText => {
  const { pageId, itemId, key, kind, where, source } = text
  const { value, version } = text.targets[to]!
  const shown = (any: unknown) => (isWritten(any) ? (any as Value) : null)
  return {
    pageId,
    itemId,
    key,
    kind,
    of: where.of,
    reason,
    source: shown(source.value),
    current: shown(value),
    version,
    sent,
  }
}
