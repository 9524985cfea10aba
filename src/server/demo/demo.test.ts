import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { definitions } from '../../blocks/definitions'
import type { GroupDraft } from '../../content/draft'
import { missingTexts } from '../../content/rules/completeness'
import { newId } from '../newId'
import { listMedia } from '../storage/media'
import { listPages, readWorkingPage } from '../storage/pages'
import type { Storage } from '../storage/storage'
import { readPublished } from '../storage/versions'
import { aspect } from './aspect/index'
import { createSite, type TakePicture } from './createSite'
import { golf } from './golf/index'
import { optik } from './optik/index'
import type { SiteTemplate } from './template'

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
  it('makes three sites with enough published pages, complete in all their languages', async () => {
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
        for (const texts of [page.name, page.slug, page.meta.description])
          expect(
            locales.filter(locale => !texts[locale]?.trim()),
            name,
          ).toEqual([])
      }
      const media = await listMedia(storage.read, siteId)
      expect(media.length).toBe((template.pictures?.length ?? 0) + 2)
    }
  })

  it('[MODEL-12] leaves translations open on the draft', async () => {
    const storage = await open()
    const siteId = await create(storage, optik)
    const pages = await listPages(storage.read, siteId)
    const working = await Promise.all(pages.map(page => readWorkingPage(storage.read, siteId, page.id)))
    const drafts = working.filter(page => page && page.page.publishedVersion === null)
    expect(drafts.map(draft => draft!.document.name.de)).toEqual(['Herbstaktion'])
    const missing = missingTexts({
      page: drafts[0]!.document,
      locales: optik.locales,
      definitions,
    })
    expect(new Set(missing.map(({ locale }) => locale))).toEqual(new Set(['fr', 'it', 'en']))
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
