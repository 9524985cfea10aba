import { isId } from '../../../content/id'
import { isLocale, type Locale } from '../../../content/locale'
import { isWritten } from '../../../content/rules/translationState'
import type { Site } from '../../../content/site'
import type { HeldText, ImportOutcome } from '../../../contract/xliff'
import { newId } from '../../newId'
import { Refusal } from '../../Refusal'
import { checkLanguages } from '../../storage/checkLanguages'
import type { Database, Storage } from '../../storage/storage'
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
  { site, author, bytes }: { site: Site; author: Author; bytes: Buffer },
): Promise<ImportOutcome> => {
  const files = await parseXliff(bytes)
  const to = languageOf(site, author, files)
  const outcome: ImportOutcome = { to, written: 0, same: 0, untouched: 0, unknown: 0, held: [] }
  // One change a page, whatever the file has of it: one undo takes it back.
  const writer = { ...author, changeId: author.changeId ?? newId() }
  for (const file of files) {
    const texts = await textsOf(storage.read, site, file)
    const { ready, held } = sort(texts, file, outcome)
    outcome.held.push(...held)
    if (ready.length === 0) continue
    const { written, skipped } = await writeSite(storage, site.id, tx =>
      writeTranslations(tx, { siteId: site.id, author: writer, ready }),
    )
    outcome.written += written.length
    for (const { itemId, key, code } of skipped) {
      const entry = ready.find(({ text }) => text.itemId === itemId && text.key === key)!
      const reason = code === 'too_large' ? 'too_large' : 'target_changed'
      const text = texts.find(found => found.itemId === itemId && found.key === key)!
      outcome.held.push(heldText(text, to, reason, entry.value))
    }
  }
  return outcome
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

const textsOf = async (db: Database, site: Site, { original }: ParsedFile): Promise<PageText[]> => {
  const part = original.split('/')[2] ?? ''
  if (isId(part)) return textsOfPage(db, site, part)
  return (await textsOfSite(db, site)).filter(text => text.itemId === part)
}

const sort = (texts: readonly PageText[], { units }: ParsedFile, outcome: ImportOutcome) => {
  const { to } = outcome
  const sent = new Map<string, Map<string, ParsedUnit>>()
  for (const unit of units) {
    const place = unit.id.slice(0, unit.id.lastIndexOf('/'))
    const own = sent.get(place) ?? new Map<string, ParsedUnit>()
    sent.set(place, own.set(unit.id, unit))
  }
  const known = new Map(texts.map(text => [`${text.itemId}/${text.key}`, text]))
  const ready: ReadyText[] = []
  const held: HeldText[] = []
  for (const [place, own] of sent) {
    const text = known.get(place)
    const target = text?.targets[to]
    if (!text || !target) {
      outcome.unknown += 1
      continue
    }
    const said = readSent(text, target, own)
    if (said.kind === 'held') held.push(heldText(text, to, said.reason, said.value))
    else if (said.kind === 'ready') ready.push(readyText(text, to, said.value))
    else outcome[said.kind] += 1
  }
  return { ready, held }
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
