import type { Locale } from '../../content/locale'
import type { Site } from '../../content/site'
import * as call from '../../contract/languages'
import * as xliff from '../../contract/xliff'
import { deskTexts } from '../editing/deskTexts'
import { languageRows } from '../editing/languageCounts'
import { checkLocale } from '../editing/sentTexts'
import { keyIn, textsOfSite } from '../editing/textsOfPage'
import { writeTranslations } from '../editing/writeTranslations'
import { exportXliff } from '../editing/xliff/exportXliff'
import { importXliff } from '../editing/xliff/importXliff'
import { Refusal } from '../Refusal'
import { audit } from '../storage/audit'
import { checkLanguages } from '../storage/checkLanguages'
import { findPage } from '../storage/pages'
import { writeSite } from '../storage/writeSite'
import { FileAnswer, reads, receives, writes } from './context'
import { doerOf } from './doerOf'
import { noteExport } from './noteExport'

/** What a site says in its languages: at a glance, text by text, and what belongs to no page. */
export const languageHandlers = {
  readLanguages: reads(call.readLanguages, async ({ services, hosted: { site }, session }, input) => {
    const { read } = services.storage
    if (input.id && !(await findPage(read, site.id, input.id))) throw new Refusal('not_found')
    const locales = site.locales.filter(locale => session.languages?.includes(locale) ?? true)
    return languageRows(read, { site, locales }, input)
  }),

  readTexts: reads(call.readTexts, async ({ services, hosted: { site }, session }, { id, to }) => {
    checkTarget(site, to, session.languages)
    return deskTexts(services.storage.read, site, { id, to })
  }),

  writeSiteText: writes(
    call.writeSiteText,
    async ({ tx, hosted: { site }, author }, { of, key, lang, value, base }) => {
      checkTarget(site, lang, author.languages)
      const text = (await textsOfSite(tx.db, site)).find(found => found.itemId === of && found.key === key)
      const target = text?.targets[lang]
      if (!text || !target) throw new Refusal('not_found')
      const { source } = text
      const { written, skipped } = await writeTranslations(tx, {
        siteId: site.id,
        author,
        ready: [
          {
            text,
            locale: lang,
            value: value.trim() === '' ? '' : value,
            base: base ?? target.version,
            provenance: {
              origin: 'person',
              source: { locale: source.locale, version: source.version, text: source.value },
            },
          },
        ],
      })
      if (skipped[0]?.code === 'stale_base') {
        const current = { value: target.value, version: target.version, changedBy: null }
        throw new Refusal('stale_base', { itemId: of, key: keyIn(text, lang), current })
      }
      if (skipped[0]) throw new Refusal(skipped[0].code)
      return { version: written[0]!.version }
    },
  ),

  exportXliff: reads(xliff.exportXliff, async (context, { id, to }) => {
    const { services, session } = context
    const { site } = context.hosted
    checkTarget(site, to, session.languages)
    const { words, page } = await exportXliff(services.storage.read, site, { id, to })
    const filename = `${[site.key, ...(page ? [page] : []), site.defaultLocale, to].join('-')}.xlf`
    await noteExport(context, filename)
    return new FileAnswer(Buffer.from(words), 'application/xliff+xml', filename)
  }),

  importXliff: receives(xliff.importXliff, async (context, _) => {
    const { services, author, file } = context
    const { site } = context.hosted
    const subject = file.filename ?? 'XLIFF'
    const noted = { siteId: site.id, kind: 'imported', subject, ...doerOf(context) } as const
    const onBegin = () => writeSite(services.storage, site.id, tx => audit(tx, noted))
    return importXliff(services.storage, { site, author, bytes: file.bytes, onBegin })
  }),
}

/** Translations are into another language than the site's own, and one the person may write. */
const checkTarget = (site: Site, to: Locale, languages: readonly Locale[] | null | undefined) => {
  checkLocale(site, to)
  if (to === site.defaultLocale) throw new Refusal('invalid_input', { issues: [{ path: 'to' }] })
  checkLanguages({ languages }, [`text:${to}`])
}
