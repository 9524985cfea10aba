import { expect, it } from 'vitest'
import { aspect } from '../../../demo/aspect/index'
import { golf } from '../../../demo/golf/index'
import { optik } from '../../../demo/optik/index'
import { onBothEngines } from '../../../test/engines'
import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import { missingTexts } from '../../content/rules/completeness'
import type { SiteTemplate } from '../../content/siteTemplate'
import { newId } from '../newId'
import { createSite, type TakePicture } from '../sites/createSite'
import { listMedia } from '../storage/media'
import { listPages, readWorkingPage } from '../storage/pages'
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

const templates = [
  { template: optik, atLeast: 6 },
  { template: aspect, atLeast: 4 },
  { template: golf, atLeast: 3 },
]

const allDrafts = (groups: readonly GroupDraft[]): GroupDraft[] =>
  groups.flatMap(group => [group, ...allDrafts(group.cards ?? [])])

onBothEngines('the demo', open => {
  it('[MODEL-12] makes three sites, complete in all their languages but for the draft', async () => {
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
