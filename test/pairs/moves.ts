import { defaultSettings } from '../../src/content/settings'
import { changeHost, changeLocales, changeTheme } from '../../src/server/commands/change'
import type { Command, Workbench } from '../../src/server/commands/run'
import { scheduleHandlers } from '../../src/server/jobs/publishScheduled'
import { rebuildSearch } from '../../src/server/jobs/rebuildSearch'
import { newId } from '../../src/server/newId'
import { texts, writeField } from '../editing'
import type { PairSite } from './site'

type Move = (site: PairSite) => Promise<number>

const post =
  (path: string, inputOf: (site: PairSite) => object): Move =>
  async site =>
    (await site.call('POST', path, inputOf(site))).status

const command =
  (run: Command, wordsOf: () => string[]): Move =>
  async ({ storage, site }) => {
    const { key } = await storage.read
      .selectFrom('sites')
      .select('key')
      .where('id', '=', site.id)
      .executeTakeFirstOrThrow()
    await run({ storage } as Workbench, ['--key', key, ...wordsOf()])
    return 200
  }

const title =
  (text: string, of: (site: PairSite) => string): Move =>
  async site =>
    (await writeField(site, { groupId: of(site), name: 'title', data: texts({ de: text }) })).status

const navigation = (change: (site: PairSite) => object[], isSeen: boolean) =>
  post('navigation', site => ({ navigation: change(site), ...(isSeen ? { base: site.seen } : {}) }))

const shown = ({ navigation: all, deleted }: PairSite) =>
  all.map(container => ({ ...container, children: container.children.filter(({ page }) => page.id !== deleted) }))
const added = { id: newId(), label: { de: 'Neu', fr: 'Neuf' }, children: [] }

/** Every way to write to a page, a collection or a site, once or more. */
export const moves: Record<string, Move> = {
  type: title('Getippt', site => site.first.id),
  typeElsewhere: title('Anders', site => site.second.id),
  typeCard: title('Karte', site => site.cards.cards[0]!.id),
  addGroup: post('group/add', site => ({
    pageId: site.main,
    groupName: 'hero',
    nextTo: { groupId: site.second.id, position: 'before' },
  })),
  sortGroup: post('group/sort', site => ({ pageId: site.main, groupId: site.second.id, direction: 'up' })),
  removeGroup: post('group/remove', site => ({ pageId: site.main, groupId: site.second.id })),
  markGroup: post('group/status', site => ({
    pageId: site.main,
    groupId: site.second.id,
    from: 'published',
    to: 'markedForDeletion',
  })),
  hideGroup: post('group/visibility', site => ({ pageId: site.main, groupId: site.first.id, visible: false })),
  groupLanguages: post('group/meta', site => ({
    pageId: site.main,
    groupId: site.first.id,
    meta: { disallowedLanguages: ['fr'] },
  })),
  hideField: post('field/visibility', site => ({ groupId: site.first.id, fieldName: 'title', visible: false })),
  copyGroup: post('group/duplicate', site => ({ pageId: site.main, groupId: site.first.id, toPageId: site.other })),
  copyPage: post('page/duplicate', site => ({ id: site.main })),
  addCard: post('collection/add', site => ({
    collectionId: site.cards.id,
    collectionName: 'imageCard',
    collectionType: 'group',
  })),
  archiveCard: post('collection/add', site => ({
    collectionId: site.cards.id,
    collectionName: 'imageCard',
    collectionType: 'group',
    groupId: site.cards.cards[0]!.id,
    action: 'remove',
  })),
  removeCard: post('collection/removeItem', site => ({
    collectionId: site.cards.id,
    collectionName: 'imageCard',
    groupId: site.cards.cards[1]!.id,
  })),
  sortCards: post('collection/sort', site => ({
    collectionId: site.cards.id,
    collectionName: 'imageCard',
    active: site.cards.cards[1]!.id,
    over: site.cards.cards[0]!.id,
  })),
  addMember: post('collection/add', () => ({
    collectionId: null,
    collectionName: 'team',
    collectionType: 'page',
    initialMeta: { name: 'Carla' },
    lang: 'de',
  })),
  archiveMember: post('collection/add', site => ({
    collectionId: null,
    collectionName: 'team',
    collectionType: 'page',
    pageId: site.team[0],
    action: 'remove',
  })),
  sortTeam: post('collection/sort', site => ({
    collectionId: null,
    collectionName: 'team',
    active: site.team[1],
    over: site.team[0],
  })),
  removeMember: post('page/remove', site => ({ id: site.team[0] })),
  addPage: post('page/add', () => ({ initialMeta: { name: 'Linsen' }, lang: 'de', initialGroups: ['hero'] })),
  addSameName: post('page/add', () => ({ initialMeta: { name: 'Gelöscht' }, lang: 'de' })),
  rename: post('page/info', site => ({ id: site.main, lang: 'de', slug: 'linsen', meta: { name: 'Neuer Name' } })),
  giveKey: post('page/info', site => ({ id: site.other, lang: 'de', meta: { key: 'imprint' } })),
  removePage: post('page/remove', site => ({ id: site.main })),
  bringBack: post('page/undelete', site => ({ id: site.deleted })),
  publish: post('page/publish', site => ({ id: site.main })),
  publishPlanned: post('page/publish', site => ({ id: site.planned })),
  publishAll: post('page/publishAll', () => ({})),
  revert: post('page/revert', site => ({ id: site.main })),
  revertAll: post('page/revertAll', () => ({})),
  takeOffline: post('page/unpublish', site => ({ id: site.main })),
  plan: post('page/schedule', site => ({ id: site.main, at: '2099-02-01T08:00' })),
  planAnew: post('page/schedule', site => ({ id: site.planned, at: '2099-03-01T08:00' })),
  unplan: post('page/unschedule', site => ({ id: site.planned })),
  showPlanned: async ({ storage, site, planned, plannedVersion }) => {
    const log = { warn: () => {}, error: () => {} }
    const payload = { siteId: site.id, pageId: planned, version: plannedVersion }
    const context = { attempt: 1, isLastAttempt: false, now: Date.now() }
    await scheduleHandlers({ storage, log })['page:publish'].run(payload, context)
    return 200
  },
  restore: post('page/restore', site => ({ id: site.main, version: 1 })),
  undo: post('page/undo', site => ({ id: site.main })),
  redo: post('page/redo', site => ({ id: site.other })),
  navigate: navigation(site => [...shown(site), added], false),
  navigateSeen: navigation(site => [...shown(site), added], true),
  emptyNavigation: navigation(() => [], true),
  settings: post('settings', () => ({
    ...defaultSettings,
    contact: { ...defaultSettings.contact, companyName: 'Optik Muster' },
  })),
  resetFooter: post('optician', ({ business }) => ({ branchId: business.branches[0]!.id })),
  theme: post('site/theme', () => ({ colors: { accent: '#112233' } })),
  describe: post('media/update', site => ({ media: { id: site.media, alt: { de: 'Linse' } } })),
  describeFr: post('media/update', site => ({ media: { id: site.media, alt: { fr: 'Lentille' } } })),
  locales: async pair => {
    const status = await command(changeLocales, () => ['--set', 'de,fr,it'])(pair)
    for (let last: string | null = ''; last !== null; ) last = await rebuildSearch(pair.storage, pair.site.id, last)
    return status
  },
  themeByCommand: command(changeTheme, () => ['--set', 'text=#010203']),
  host: command(changeHost, () => ['--add', `${newId()}.localhost`, '--primary']),
}
