import { expect, it } from 'vitest'
import { aspect } from '../../../demo/aspect/index'
import { golf } from '../../../demo/golf/index'
import { optik } from '../../../demo/optik/index'
import { isSoak } from '../../../test/counts'
import { onBothEngines } from '../../../test/engines'
import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import type { SiteId } from '../../content/id'
import { missingTexts } from '../../content/rules/completeness'
import { groupBy } from '../../content/rules/document'
import { isWritten } from '../../content/rules/translationState'
import type { SiteTemplate } from '../../content/siteTemplate'
import { defaultTheme } from '../../content/theme'
import { textsOfPages } from '../editing/textsOfPage'
import { exportXliff } from '../editing/xliff/exportXliff'
import { importXliff } from '../editing/xliff/importXliff'
import { parseXliff } from '../editing/xliff/parseXliff'
import { readSent } from '../editing/xliff/readSent'
import { isForAgency } from '../editing/xliff/units'
import { newId } from '../newId'
import { createSite, type TakePicture } from '../sites/createSite'
import { listMedia } from '../storage/media'
import { listPages, readWorkingPage } from '../storage/pages'
import { findSiteById } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { readPublished } from '../storage/versions'

const takePicture: TakePicture = async name => ({
  id: newId(),
  parentId: null,
  mediaType: 'image',
  mimeType: 'image/avif',
  bucketFolder: 'demo',
  objectId: newId(),
  originalFilename: `${name.replace('/', '-')}.avif`,
  extension: 'avif',
  fileSize: 1,
  resolution: { width: 2000, height: 1333 },
  tags: ['demo'],
  blurHash: null,
  blurDataURL: null,
  focalPoint: { x: 0.5, y: 0.5 },
  cropArea: null,
  alt: { de: name },
  updated: 0,
  videoSettings: null,
})

const create = (storage: Storage, template: SiteTemplate) =>
  createSite({
    storage,
    template,
    hosts: [{ host: `${template.key}.localhost`, isPrimary: true, scheme: 'http', port: null }],
    takePicture,
  })

/** Sent to a site that has none of the translations, the file says each of them to the letter. */
const comeBack = async (storage: Storage, siteId: SiteId) => {
  const site = { ...(await findSiteById(storage.read, siteId))!, theme: defaultTheme }
  const texts = await textsOfPages(
    storage.read,
    site,
    (await listPages(storage.read, siteId)).map(({ id }) => id),
  )
  let words = ''
  const targets = site.locales.filter(locale => locale !== site.defaultLocale)
  for (const to of targets) {
    words = (await exportXliff(storage.read, site, { to })).words
    const sent = (await parseXliff(Buffer.from(words))).flatMap(({ units }) => units)
    const sentOf = groupBy(sent, ({ id }) => id.slice(0, id.lastIndexOf('/')))
    for (const text of [...texts.values()].flat()) {
      const target = text.targets[to]
      if (!target || !isForAgency(text, to) || !isWritten(target.value)) continue
      const own = sentOf.get(`${text.itemId}/${text.key}`) ?? []
      const said = readSent(
        text,
        { ...target, value: null, state: 'missing' },
        new Map(own.map(unit => [unit.id, unit])),
      )
      expect(said).toEqual({ kind: 'ready', value: target.value })
    }
  }
  const { written, held } = await importXliff(storage, {
    site,
    author: { personId: null },
    bytes: Buffer.from(words),
  })
  expect([written, held]).toEqual([0, []])
  expect((await exportXliff(storage.read, site, { to: targets.at(-1)! })).words).toBe(words)
}

const templates = [
  { template: optik, atLeast: 6 },
  { template: aspect, atLeast: 4 },
  { template: golf, atLeast: 3 },
]

const allDrafts = (groups: readonly GroupDraft[]): GroupDraft[] =>
  groups.flatMap(group => [group, ...allDrafts(group.cards ?? [])])

onBothEngines('the demo', open => {
  it('[MODEL-12, LANG-2] makes three sites, complete in all their languages but for the draft; every text comes back from an agency as it was', async () => {
    const storage = await open()
    for (const { template, atLeast } of templates) {
      const { locales } = template
      const siteId = await create(storage, template)
      const pages = await listPages(storage.read, siteId)
      const published = (await Promise.all(pages.map(page => readPublished(storage.read, siteId, page.id)))).filter(
        page => page !== null,
      )
      expect(published.filter(page => page.collection === null).length).toBeGreaterThanOrEqual(atLeast)
      for (const page of published) {
        const name = page.name.de!
        expect(missingTexts({ page, locales, definitions }), name).toEqual([])
        const texts = [page.name, page.slug, page.meta.description]
        const empty = texts.flatMap(text => locales.filter(locale => !text[locale]?.trim()))
        expect(empty, name).toEqual([])
      }
      expect((await listMedia(storage.read, siteId)).length).toBe((template.pictures?.length ?? 0) + 2)

      const drafts = pages.filter(page => page.publishedVersion === null)
      expect(drafts.length).toBe(template.pages.filter(page => page.isDraft).length)
      for (const { id } of drafts) {
        const { document } = (await readWorkingPage(storage.read, siteId, id))!
        const missing = missingTexts({ page: document, locales, definitions })
        expect(new Set(missing.map(({ locale }) => locale))).toEqual(new Set(['fr', 'it', 'en']))
      }
      // What is sent and read again is the same on both engines; of one site is enough that each keeps it.
      if (isSoak || storage.engine === 'sqlite' || template === golf) await comeBack(storage, siteId)
    }
  })
})

it.each(templates)('every link and picture of $template.key leads somewhere', ({ template }) => {
  const refs = new Set(template.pages.map(page => page.ref))
  expect(refs.size).toBe(template.pages.length)
  const linked = [...JSON.stringify(template.pages).matchAll(/"id":"@([^"]+)"/g)].map(match => match[1]!)
  const inMenu = template.navigation.flatMap(({ children }) => children.map(({ page }) => page))
  expect([...linked, ...inMenu].filter(ref => !refs.has(ref))).toEqual([])
  const published = new Set(template.pages.filter(page => !page.isDraft).map(page => page.ref))
  expect(linked.filter(ref => !published.has(ref))).toEqual([])
  const shown = template.pages.flatMap(page =>
    allDrafts(page.groups).flatMap(group => Object.values(group.fields ?? {}).flatMap(field => field.media ?? [])),
  )
  expect(shown.filter(name => !template.pictures?.includes(name))).toEqual([])
})

it.each(templates)('$template.key is written as in Switzerland', ({ template }) => {
  const everything = JSON.stringify(template)
  expect(everything).not.toMatch(/ß|lorem/i)
  // Straight marks and German quotes stand for a slip of the keyboard.
  expect(everything.match(/\p{L}'\p{L}|[„‚]/gu) ?? []).toEqual([])
  expect(everything.match(/\d{4,}\.–|CHF\s?\d+['\s]\d{3}/g) ?? []).toEqual([])
})
