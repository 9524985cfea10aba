import type { Locale } from '../src/content/locale'
import type { Media } from '../src/content/media'
import type { Navigation } from '../src/content/navigation'
import type { Settings } from '../src/content/settings'
import type { Policy } from '../src/contract/call'
import type { calls } from '../src/contract/calls'
import { newId } from '../src/server/newId'
import { texts } from './editing'

/** A page with an unpublished German change: what good inputs name. */
export type Place = {
  id: string
  groupId: string
  other: string
  board: string
  cards: [string, string]
  fieldId: string
  /** Another page of the collection «team». */
  member: string
  secondMember: string
  deletedId: string
  previewId: string
  media: Omit<Media, 'publicUrl'>
  navigation: Navigation
  settings: Settings
}

type Entry =
  /** It writes (or hands out) one language: that one is taken, every other refused. */
  | { of: 'language'; input: (place: Place, lang: Locale) => object; foreign?: Locale; code?: string }
  /** It writes every language of the page at once: refused. */
  | { of: 'all languages'; input: (place: Place) => object }
  /** It writes no language: the same answer as any editor's; `code` where good input is not possible here. */
  | { of: 'none'; input: (place: Place) => object; code?: string }

type EditorCall = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { policy: infer P extends Policy }
    ? P extends 'editor'
      ? Name
      : never
    : never
}[keyof typeof calls]

const language = (input: (place: Place, lang: Locale) => object, rest: { foreign?: Locale; code?: string } = {}) =>
  ({ of: 'language', input, ...rest }) as const
const allLanguages = (input: (place: Place) => object) => ({ of: 'all languages', input }) as const
const none = (input: (place: Place) => object = () => ({}), code?: string) =>
  ({ of: 'none', input, ...(code && { code }) }) as const

const page = ({ id }: Place) => ({ id })
const group = ({ id, groupId }: Place) => ({ pageId: id, groupId })
const cardsOf = ({ board }: Place) => ({ collectionId: board, collectionName: 'imageCard' })
/** Translations are from German into another language. */
const translation = { foreign: 'it', code: 'no_translator' } as const
const wrongPassword = () => ({ password: 'falsch falsch' })

/** Every call for editors, as somebody makes it who may write French alone (SEC-3); made in this order. */
export const limitedEditor: Record<EditorCall, Entry> = {
  listPagePart: none(),
  readPages: none(({ id }) => ({ ids: id })),
  suggestPages: none(({ id }) => ({ id, text: 'S', lang: 'de' })),
  readPageInfo: none(page),
  writePageInfo: language(({ id }, lang) => ({ id, lang, meta: { name: 'Vue' }, slug: { [lang]: `vue-${newId()}` } })),
  addPage: language((_, lang) => ({ lang, initialMeta: { name: 'Nouvelle' }, initialGroups: ['hero'] })),
  readShell: none(({ id }) => ({ id, lang: 'de' })),
  publicationStatus: none(page),
  translationStatus: none(page),
  revertPage: allLanguages(page),
  saveData: language(({ fieldId }, lang) => ({
    itemType: 'field',
    linkId: fieldId,
    data: texts({ [lang]: 'Voir net' }),
  })),
  duplicatePage: allLanguages(page),
  duplicateGroup: allLanguages(group),
  setFieldVisibility: none(({ groupId }) => ({ fieldName: 'title', groupId, visible: false })),
  addGroup: none(({ id }) => ({ pageId: id, groupName: 'hero' })),
  sortGroup: none(place => ({ ...group(place), direction: 'down' })),
  setGroupVisibility: none(place => ({ ...group(place), visible: false })),
  setGroupMeta: none(place => ({ ...group(place), meta: { disallowedLanguages: ['it'] } })),
  // What they take back is somebody's own: languages.test shows it.
  undoChange: none(page),
  redoChange: none(page),
  readWorking: none(page),
  readGroupView: none(place => ({ ...group(place), lang: 'de' })),
  announcePresence: none(({ id }) => ({ id, tab: newId() })),
  pageEvents: none(page),
  addToCollection: language((_, lang) => ({
    collectionName: 'team',
    collectionType: 'page',
    lang,
    initialMeta: { name: 'Anne' },
  })),
  sortCollection: none(({ member, secondMember }) => ({
    collectionName: 'team',
    active: secondMember,
    over: member,
  })),
  readVersion: none(({ id }) => ({ id, version: '1', lang: 'de' })),
  readReview: none(page),
  listVersions: none(page),
  restoreVersion: allLanguages(({ id }) => ({ id, version: 1 })),
  listDeletedPages: none(),
  updateMedia: language(({ media, id }, lang) => ({ media: { id: media.id, alt: { [lang]: 'Atelier' } }, pageId: id })),
  uploadMedia: none(() => ({}), 'invalid_input'),
  writeNavigation: language(({ navigation }, lang) => ({
    navigation: navigation.map(entry => ({ ...entry, label: { ...entry.label, [lang]: `Qui ${newId()}` } })),
  })),
  readSettings: none(),
  writeSettings: language(({ settings }, lang) => {
    const mail = { subject: `Merci ${newId()}`, body: 'Merci', signature: '' }
    return { ...settings, vitrine: { ...settings.vitrine, mailTexts: { [lang]: mail } } }
  }),
  readTheme: none(),
  readOptician: none(),
  resetFooter: none(() => ({ branchId: newId() }), 'branch_not_found'),
  translateField: language(
    ({ id, fieldId }, to) => ({ pageId: id, fieldId, from: 'de', to, overwrite: true }),
    translation,
  ),
  proposeTranslation: language(({ id, fieldId }, to) => ({ pageId: id, itemId: fieldId, from: 'de', to }), translation),
  translateSection: language((place, to) => ({ ...group(place), to }), translation),
  startTranslation: language(({ id }, to) => ({ pageId: id, to: [to] }), translation),
  translationProgress: none(() => ({ id: newId() }), 'not_found'),
  cancelTranslation: none(() => ({ id: newId() }), 'not_found'),
  translationTexts: none(({ id }) => ({ id, lang: 'fr' })),
  translationChanges: none(({ id, fieldId }) => ({ pageId: id, itemId: fieldId, lang: 'fr' })),
  updateTranslation: language(({ id, fieldId }, lang) => ({ pageId: id, itemId: fieldId, lang }), { foreign: 'it' }),
  confirmTranslation: language(({ id, fieldId }, lang) => ({ pageId: id, texts: [{ itemId: fieldId, lang }] }), {
    foreign: 'it',
  }),
  readLanguages: none(),
  readTexts: language(({ id }, to) => ({ id, to }), { foreign: 'it' }),
  writeSiteText: language(
    ({ navigation }, lang) => ({ of: 'navigation', key: `${navigation[0]!.id}.label.*`, lang, value: 'Qui' }),
    { foreign: 'it' },
  ),
  exportXliff: language(({ id }, to) => ({ id, to }), { foreign: 'it' }),
  // A file: xliff.test sends one in each language.
  importXliff: none(() => ({}), 'invalid_input'),
  createPreview: none(({ id }) => ({ id, lang: 'de', days: 1 })),
  listPreviews: none(page),
  revalidateTag: none(({ id }) => ({ tag: `page:${id}` })),
  revalidateFull: none(),
  readChangelog: none(),
  markChangelogSeen: none(() => ({ dates: [] })),
  listMySites: none(),
  openMySite: none(() => ({ id: newId() }), 'not_found'),
  // The own account: nobody here has a password.
  readAccount: none(),
  writeAccount: none(() => ({ name: 'Marie' })),
  changePassword: none(() => ({ oldPassword: 'falsch falsch', password: 'zehn Zeichen' }), 'wrong_credentials'),
  beginSecondFactor: none(wrongPassword, 'wrong_credentials'),
  confirmSecondFactor: none(() => ({ code: '000000' }), 'wrong_code'),
  removeSecondFactor: none(wrongPassword, 'wrong_credentials'),
  renewRecoveryCodes: none(wrongPassword, 'wrong_credentials'),
  endSession: none(() => ({ id: 'x' }), 'not_found'),
  endOtherSessions: none(),
  listTokens: none(),
  makeToken: none(() => ({ ...wrongPassword(), name: 'Kasse', scope: 'read', days: 1 }), 'wrong_credentials'),
  removeToken: none(() => ({ id: newId() }), 'not_found'),
  beginPasskey: none(wrongPassword, 'wrong_credentials'),
  addPasskey: none(() => ({}), 'invalid_input'),
  removePasskey: none(() => ({ ...wrongPassword(), id: newId() }), 'wrong_credentials'),
  // What ends something of the place comes last.
  publishPage: none(({ id }) => ({ id, withDefaultLanguage: true })),
  publishAll: none(),
  schedulePage: none(({ id }) => ({ id, at: '2040-01-01T08:00', withDefaultLanguage: true })),
  unschedulePage: none(page),
  unpublishPage: none(page),
  setGroupStatus: none(place => ({ ...group(place), from: 'published', to: 'markedForDeletion' })),
  removeGroup: none(({ id, other }) => ({ pageId: id, groupId: other })),
  removeFromCollection: none(place => ({ ...cardsOf(place), groupId: place.cards[0] })),
  undeletePage: none(({ deletedId }) => ({ id: deletedId })),
  revokePreview: none(({ id, previewId }) => ({ id, previewId })),
  removePage: none(page),
}
