import type { Business } from '../../src/content/business'
import type { Group } from '../../src/content/group'
import type { PageDocument } from '../../src/content/page'
import { navigationFromLeaves, navigationLeaves } from '../../src/content/rules/leaves'
import type { ObjectName } from '../../src/content/rules/wholeObjects'
import { removePage } from '../../src/server/editing/removePage'
import { newId, newSecretId } from '../../src/server/newId'
import { writeBusiness } from '../../src/server/storage/business'
import { insertMedia } from '../../src/server/storage/media'
import { readWorkingPage } from '../../src/server/storage/pages'
import { openSession } from '../../src/server/storage/sessions'
import { updateSite } from '../../src/server/storage/sites'
import { readPublished } from '../../src/server/storage/versions'
import { readLeaves, writeLeaves } from '../../src/server/storage/wholeObject'
import { editNewSite, texts, writeField } from '../editing'
import { sampleMedia } from '../sampleMedia'
import { caller, createTestPage, createTestSite, hero, type TestServer } from '../server'

const two = (de: string) => ({ de, fr: `${de} f` })

/** A site on which everything that can be written is there to be written: the same each time but for its ids. */
export const makeSite = async (server: TestServer) => {
  const { storage } = server
  const editing = await editNewSite(server, { role: 'admin' })
  const { site, call, personId } = editing
  const author = { personId }
  const board = { type: 'imageBoard' as const, cards: [{ type: 'imageCard' as const }, { type: 'imageCard' as const }] }
  const page = (name: string, more: Partial<Parameters<typeof createTestPage>[2]> = {}) =>
    createTestPage(storage, site, { name: two(name), groups: [hero(name, `${name} f`)], ...more })
  const main = await page('Brillen', { groups: [hero('Eins', 'Un'), hero('Zwei', 'Deux'), board] })
  const other = await page('Kontakt', { key: 'contact' })
  const planned = await page('Geplant')
  const deleted = await page('Gelöscht', { key: 'imprint' })
  const team = [await page('Anna', { collection: 'team' }), await page('Beat', { collection: 'team' })]
  const { publicUrl: _, ...picture } = sampleMedia['optik/hero-lens']!
  const media = newId()
  const [container, toMain, toDeleted] = [newId(), newId(), newId()]
  const entry = (id: string, pageId: string) => ({
    id,
    type: 'page' as const,
    page: { id: pageId },
    appearance: 'default' as const,
  })
  const children = [entry(toMain, main), entry(toDeleted, deleted)]
  const business = sampleBusiness()
  await storage.write(async tx => {
    await writeBusiness(tx, { ownerSiteId: site.id, business })
    await updateSite(tx, site.id, { businessId: business.id })
    await insertMedia(tx, site.id, { ...picture, id: media, objectId: newSecretId() })
    const leaves = navigationLeaves([{ id: container, label: two('Angebot'), children }])
    await writeLeaves(tx, { siteId: site.id, name: 'navigation', leaves, base: undefined, author })
    await removePage(tx, site.id, deleted)
  })
  const { groups } = await editing.document(main)
  const [first, second, cards] = groups as [Group, Group, Group]
  for (const [id, groupId] of [
    [main, first.id],
    [planned, (await editing.document(planned)).groups[0]!.id],
  ])
    await writeField(editing, {
      groupId: groupId!,
      name: 'title',
      data: texts({ de: `Neu ${id === main}`, fr: 'Neuf' }),
    })
  const undone = (await editing.document(other)).groups[0]!.id
  await writeField(editing, { groupId: undone, name: 'title', data: texts({ de: 'Zurückgenommen' }) })
  await call('POST', 'page/undo', { id: other })
  const planning = await call('POST', 'page/schedule', { id: planned, at: '2099-01-01T08:00' })
  const names = new Map<string, string>(
    Object.entries({ home: editing.pageId, main, other, planned, deleted, anna: team[0]!, beat: team[1]!, media }).map(
      ([name, id]) => [id, name],
    ),
  )
  for (const [name, group] of Object.entries({ first, second, cards, one: cards.cards[0]!, two: cards.cards[1]! }))
    names.set(group.id, name)
  for (const [name, id] of Object.entries({ container, toMain, toDeleted })) names.set(id, name)
  const plannedVersion = (planning.body.data as unknown as { version: number }).version
  const { leaves, version: seen } = await readLeaves(storage.read, site.id, 'navigation')
  const navigation = navigationFromLeaves(leaves)
  return {
    ...editing,
    ...{
      main,
      other,
      planned,
      deleted,
      team,
      media,
      first,
      second,
      cards,
      container,
      plannedVersion,
      navigation,
      seen,
      business,
    },
    nameOf: (id: string) => names.get(id) ?? 'new',
  }
}

/** Of the installation: all copies of the site show the same one. */
const sampleBusiness = (): Business => {
  const id = newId()
  const programs = { gesundheitsoptik: { active: false }, frequentlens: { active: false } }
  const place = { street: 'Marktgasse', streetNumber: '4', zip: '8400', city: 'Winterthur', canton: 'ZH' as const }
  const contact = { url: null, phone: '052 212 34 56', email: 'info@laden.ch', emailOverwrite: null }
  const hours = { periods: [], specials: [] }
  const branch = { id: newId(), businessId: id, active: true, name: 'Altstadt', ...place, ...contact, ...hours }
  return { id, name: 'Optik', logoMediaId: null, programs, branches: [branch] }
}

export type PairSite = Awaited<ReturnType<typeof makeSite>>

const tables = [
  'pages',
  'page_slugs',
  'items',
  'item_values',
  'changes',
  'page_versions',
  'search_texts',
  'media',
  'memberships',
  'uses',
] as const

/** The same once more, row by row: a tenth of the time it takes to make it. */
export const copySite = async (made: PairSite): Promise<PairSite> => {
  const { storage, app, personId } = made
  const site = await createTestSite(storage)
  const token = await storage.write(async tx => {
    await tx.db.deleteFrom('item_values').where('site_id', '=', site.id).execute()
    for (const table of tables) {
      const rows = await tx.db.selectFrom(table).selectAll().where('site_id', '=', made.site.id).execute()
      const copies = rows.map(row => ({
        ...row,
        site_id: site.id,
        ...('object_id' in row ? { object_id: newSecretId() } : {}),
      }))
      await tx.db
        .insertInto(table)
        .values(copies as never)
        .execute()
    }
    await updateSite(tx, site.id, { businessId: made.business.id })
    return openSession(tx, site.id, personId)
  })
  return { ...made, site, call: caller({ app, site, cookie: `vitrine_session=${token}` }) }
}

/** Everything that people can see of the site, in words that two runs share. */
export const stateOf = async ({ storage, site, nameOf }: PairSite): Promise<string> => {
  const own = <T extends { where: (column: 'site_id', is: '=', id: string) => T }>(query: T) =>
    query.where('site_id', '=', site.id)
  const { read } = storage
  const pages = await own(read.selectFrom('pages').select(['id', 'collection', 'key', 'role', 'deleted_at'])).execute()
  const lines: unknown[] = []
  const places: string[] = []
  for (const { id, deleted_at, ...row } of pages) {
    const working = await readWorkingPage(read, site.id, id)
    const published = await readPublished(read, site.id, id)
    if (working) places.push(`${row.collection} ${working.order} ${nameOf(id)}`)
    lines.push({
      page: id,
      ...row,
      isDeleted: deleted_at !== null,
      isArchived: working?.isArchived,
      working: working && inWords(working.document),
      published: published && inWords(published),
    })
  }
  lines.push(places.sort().map(place => place.split(' ').at(-1)))
  for (const name of ['navigation', 'settings', 'theme'] as ObjectName[])
    lines.push(...[...(await readLeaves(read, site.id, name)).leaves].map(([key, value]) => ({ name, key, value })))
  const versions = own(read.selectFrom('page_versions').select(['page_id', 'kind', 'goes_live_at']))
  for (const query of [
    own(read.selectFrom('page_slugs').selectAll()),
    own(read.selectFrom('search_texts').select(['page_id', 'locale', 'title', 'plain'])),
    versions.where('kind', '!=', 'published'),
    own(read.selectFrom('item_values').select(['item_id', 'key', 'value'])).where('key', 'like', 'alt:%'),
    own(read.selectFrom('hosts').select(['is_primary'])),
    read.selectFrom('sites').select(['locales', 'default_locale', 'suspended']).where('id', '=', site.id),
  ])
    lines.push(...(await query.execute()).map(row => ({ ...row, site_id: null })))
  return lines
    .map(line => JSON.stringify(line).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, nameOf))
    .sort()
    .join('\n')
}

const inWords = ({ name, slug, meta, disallowedLanguages, groups }: PageDocument) => ({
  ...{ name, slug, meta, disallowedLanguages },
  groups: groups.map(groupInWords),
})

const groupInWords = ({ id, type, status, visible, window, disallowedLanguages, fields, cards }: Group): object => ({
  ...{ id, type, status, visible, window, disallowedLanguages },
  title: fields.title && [fields.title.text, fields.title.visible],
  cards: cards.map(groupInWords),
})
