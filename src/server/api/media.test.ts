import { expect, it } from 'vitest'
import { type Editing, startEditing, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { caller, createTestPage, createTestSite, signIn, visit } from '../../../test/server'
import type { Review } from '../../contract/versions'
import { newId } from '../newId'
import { insertMedia } from '../storage/media'

onBothEngines('describing a picture', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const id = await addPicture(editing)
    await writeField(editing, { groupId: await editing.firstGroup(), name: 'image', data: { mediaId: id } })
    await editing.call('POST', 'page/publish', { id: editing.pageId })
    const describe = (alt: Record<string, string | null>, more: object = {}) =>
      editing.call('POST', 'media/update', { media: { id, alt }, pageId: editing.pageId, ...more })
    const seen = async (locale = 'de') => (await visit(editing.app, editing.site, `/${locale}`)).body
    const review = async () =>
      (await editing.call('GET', 'page/review', { id: editing.pageId })).body.data as unknown as Review
    return { ...editing, mediaId: id, describe, seen, review }
  }

  it('[LIB-11] is live at once, in each language, and no change of the page', async () => {
    const { describe, seen, review } = await start()
    expect(await seen()).toContain('alt=""')
    const { body } = await describe({ de: 'Ein Laden', fr: 'Un magasin' })
    expect(body).toMatchObject({
      data: { alt: { de: 'Ein Laden', fr: 'Un magasin' }, versions: { 'alt:de': 1, 'alt:fr': 1 } },
    })
    expect(await seen()).toContain('alt="Ein Laden"')
    expect(await seen('fr')).toContain('alt="Un magasin"')
    expect((await review()).counts).toEqual({ fields: 0, groups: 0, pages: 0 })
  })

  it('[API-4] languages that are not named stay; a stale base is answered with what is there', async () => {
    const { describe, call, mediaId } = await start()
    await describe({ de: 'Erste', fr: 'Première' }, { base: 0 })
    const taken = (await describe({ fr: null }, { base: { 'alt:fr': 1 } })).body.data
    expect(taken).toMatchObject({ alt: { de: 'Erste' } })
    const late = await describe({ de: 'Zu spät' }, { base: 0 })
    const current = { value: 'Erste', version: 1 }
    expect(late).toMatchObject({ status: 409, body: { details: { key: 'alt:de', current } } })
    const withoutPage = (base: number) =>
      call('POST', 'media/update', { media: { id: mediaId, alt: { de: 'Ohne Seite' } }, base })
    expect(await withoutPage(0)).toMatchObject({ status: 409, body: { details: { current } } })
    expect((await withoutPage(1)).body.data).toMatchObject({ versions: { 'alt:de': 2 } })
    const twice = { changeId: 'described-twice-1' }
    await describe({ de: 'Einmal' }, twice)
    expect((await describe({ de: 'Einmal' }, twice)).body.data).toMatchObject({ versions: { 'alt:de': 3 } })
  })

  it('[LIB-11] two who describe it in different languages, from different pages, keep both', async () => {
    const { describe, storage, site, call, mediaId } = await start()
    const other = await createTestPage(storage, site, { name: { de: 'Andere' } })
    await Promise.all([
      describe({ de: 'Ein Laden' }, { base: 0 }),
      call('POST', 'media/update', { media: { id: mediaId, alt: { fr: 'Un magasin' } }, pageId: other, base: 0 }),
    ])
    expect((await describe({})).body.data).toMatchObject({ alt: { de: 'Ein Laden', fr: 'Un magasin' } })
    const both = await Promise.all([
      describe({ de: 'Meiner' }, { base: 1 }),
      call('POST', 'media/update', { media: { id: mediaId, alt: { de: 'Deiner' } }, pageId: other, base: 1 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.details).toMatchObject({ current: { version: 2 } })
  })

  it('[EDIT-12] undo and redo take it back and make it again, and tell the page’s editors', async () => {
    const { describe, call, pageId, mediaId, seen } = await start()
    await describe({ de: 'Ein Laden' })
    const known = async () => (await call('GET', 'page/working', { id: pageId })).body.data
    expect(await known()).toMatchObject({
      media: { [mediaId]: { alt: { de: 'Ein Laden' } } },
      versions: { [`${mediaId} alt:de`]: 1 },
      canUndo: true,
    })
    await call('POST', 'page/undo', { id: pageId })
    expect(await seen()).toContain('alt=""')
    expect(await known()).toMatchObject({ media: { [mediaId]: { alt: {} } } })
    await call('POST', 'page/redo', { id: pageId })
    expect(await seen()).toContain('alt="Ein Laden"')
  })

  it('[PUB-3] a review names the pictures without words by language; one said to need none is not among them', async () => {
    const { describe, review, mediaId, firstGroup } = await start()
    const place = { groupId: await firstGroup(), field: 'image', mediaId }
    expect((await review()).picturesWithoutAlt).toEqual([{ ...place, locales: ['de', 'fr'] }])
    await describe({ de: 'Ein Laden' })
    expect((await review()).picturesWithoutAlt).toEqual([{ ...place, locales: ['fr'] }])
    await describe({ de: '', fr: '' })
    expect((await review()).picturesWithoutAlt).toEqual([])
    await describe({ de: '   ', fr: null })
    expect((await review()).picturesWithoutAlt).toEqual([{ ...place, locales: ['de', 'fr'] }])
  })

  it('[ROUTE-10, SEC-8] only this site’s pictures, and nothing of them but their words', async () => {
    const { app, storage, mediaId, describe, call } = await start()
    const other = await createTestSite(storage)
    const { cookie } = await signIn(storage, other)
    const stranger = caller({ app, site: other, cookie })
    expect((await stranger('POST', 'media/update', { media: { id: mediaId, alt: { de: 'Fremd' } } })).status).toBe(404)
    expect((await call('POST', 'media/update', { media: { id: newId(), alt: {} } })).status).toBe(404)
    expect((await describe({ de: 'x'.repeat(301) })).status).toBe(400)
    const extra = { id: mediaId, alt: {}, publicUrl: 'https://example.com/x.png', objectId: newId(), bucketFolder: 'x' }
    const before = await describe({ de: 'Laden' })
    const { versions: _, ...media } = before.body.data as unknown as { versions: object }
    expect((await call('POST', 'media/update', { media: extra })).body.data).toMatchObject(media)
    expect((await call('POST', 'media/update', { media: { ...extra, siteId: other.id } })).status).toBe(400)
  })
})

const addPicture = async ({ storage, site }: Editing) => {
  const { publicUrl: _, ...picture } = Object.values(sampleMedia)[0]!
  const id = newId()
  await storage.write(tx => insertMedia(tx, site.id, { ...picture, id, objectId: newId(), alt: {} }))
  return id
}
