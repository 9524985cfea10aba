import type { FieldDraft, GroupDraft } from '../../content/draft'
import { isRichText } from '../../content/field'
import type { SiteId } from '../../content/id'
import type { Media } from '../../content/media'
import { navigationLeaves, settingsLeaves } from '../../content/rules/leaves'
import { richTextReferences } from '../../content/rules/references'
import { defaultSettings } from '../../content/settings'
import type { Host } from '../../content/site'
import type { SiteTemplate } from '../../content/siteTemplate'
import { addGroups } from '../editing/addGroups'
import { addPage } from '../editing/addPage'
import { publishPage } from '../editing/publishPage'
import { newId } from '../newId'
import { hashPassword } from '../people/passwords'
import { audit, byServer } from '../storage/audit'
import { writeBusiness } from '../storage/business'
import { addJob } from '../storage/jobs'
import { insertMedia } from '../storage/media'
import { setPagePassword } from '../storage/pagePassword'
import { addHost, hostTaken, insertSite, newSiteId, updateSite } from '../storage/sites'
import type { Storage } from '../storage/storage'
import { writeLeaves } from '../storage/wholeObject'

/** Reads a picture by its name and stores its file; its row is written with the site. */
export type TakePicture = (name: string) => Promise<Omit<Media, 'publicUrl'>>

/** Makes a site of a template, whole or not at all. */
export const createSite = async ({
  storage,
  template,
  hosts,
  takePicture,
  siteId = newSiteId(),
  personId = null,
  onStep = async () => {},
}: {
  storage: Storage
  template: SiteTemplate
  hosts: readonly Host[]
  takePicture: TakePicture
  siteId?: SiteId
  /** Who wanted it. */
  personId?: string | null
  /** After every picture. */
  onStep?: (done: number, total: number) => Promise<void>
}): Promise<SiteId> => {
  const passwords = await Promise.all(
    template.pages.map(async page => page.passwordHash ?? (page.password ? hashPassword(page.password) : null)),
  )
  const taken = new Map<string, Omit<Media, 'publicUrl'>>()
  const names = picturesOf(template)
  for (const name of names) {
    taken.set(name, await takePicture(name))
    await onStep(taken.size, names.size + 1)
  }
  const pictures = new Map([...taken].map(([name, media]) => [name, media.id]))
  await storage.write(async tx => {
    await insertSite(tx, {
      id: siteId,
      key: template.key,
      name: template.name,
      locales: template.locales,
      defaultLocale: template.defaultLocale,
      theme: {
        ...template.theme,
        logoMediaId: pictures.get(template.logo ?? '') ?? null,
        alternativeLogoMediaId: pictures.get(template.alternativeLogo ?? '') ?? null,
      },
      isAssociation: template.isAssociation ?? false,
      healthOpticsFlag: false,
      businessId: null,
    })
    await audit(tx, { ...byServer(Date.now()), siteId, kind: 'siteCreated', subject: template.name, personId })
    for (const host of hosts) if (!(await addHost(tx, siteId, host))) throw hostTaken(host.host)
    for (const media of taken.values()) {
      await insertMedia(tx, siteId, media)
      await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
    }
    await updateSite(tx, siteId, { businessId: template.business?.id ?? null })
    if (template.business)
      await writeBusiness(tx, { ownerSiteId: siteId, business: { ...template.business, logoMediaId: null } })

    const author = { personId: null }
    const ids = new Map<string, string>()
    for (const page of template.pages) {
      const { ref, role = null, key = null, collection = null, groups, meta, ...rest } = page
      const shareImage = meta?.shareImage ? pictures.get(meta.shareImage) : undefined
      const id = await addPage(tx, {
        ...rest,
        siteId,
        role,
        key,
        collection,
        meta: { ...meta, shareImage },
        groups: [],
        author,
      })
      ids.set(ref, id)
    }
    for (const [index, page] of template.pages.entries()) {
      const pageId = ids.get(page.ref)!
      const drafts = page.groups.map(group => resolve(group, ids, pictures))
      await addGroups(tx, { siteId, pageId, parentId: pageId, author, drafts })
      if (!page.isDraft) await publishPage(tx, { siteId, pageId, author })
      const passwordHash = passwords[index]
      if (passwordHash) await setPagePassword(tx, { siteId, pageId, passwordHash })
    }
    const settings = template.settings?.(structuredClone(defaultSettings)) ?? defaultSettings
    await writeLeaves(tx, { siteId, name: 'settings', leaves: settingsLeaves(settings), base: undefined, author })
    const navigation = template.navigation.map(({ label, children }) => ({
      id: newId(),
      label,
      children: children.map(({ page, appearance = 'default' as const }) => ({
        id: newId(),
        type: 'page' as const,
        page: { id: idOf(ids, page) },
        appearance,
      })),
    }))
    await writeLeaves(tx, { siteId, name: 'navigation', leaves: navigationLeaves(navigation), base: undefined, author })
  })
  return siteId
}

const idOf = (ids: ReadonlyMap<string, string>, ref: string) => {
  const id = ids.get(ref)
  if (!id) throw new Error(`The template names a page «${ref}» that it does not have.`)
  return id
}

const allDrafts = (groups: readonly GroupDraft[]): GroupDraft[] =>
  groups.flatMap(group => [group, ...allDrafts(group.cards ?? [])])

const picturesOf = (template: SiteTemplate) => {
  const drafts = template.pages.flatMap(page => allDrafts(page.groups))
  const named = [
    template.logo,
    template.alternativeLogo,
    ...(template.pictures ?? []),
    ...template.pages.map(page => page.meta?.shareImage),
    ...drafts.flatMap(draft => Object.values(draft.fields ?? {}).flatMap(picturesIn)),
  ]
  return new Set(named.filter(name => name !== undefined))
}

const picturesIn = ({ media, text = {} }: FieldDraft) => [
  media,
  ...Object.values(text).flatMap(entry => (isRichText(entry) ? [...richTextReferences(entry.json).media] : [])),
]

/** Puts ids in the place of names. */
const resolve = (
  draft: GroupDraft,
  ids: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, string>,
): GroupDraft =>
  JSON.parse(JSON.stringify(draft), (key, value) => {
    if (key === 'id' && typeof value === 'string' && value.startsWith('@')) return idOf(ids, value.slice(1))
    return key === 'media' || key === 'mediaId' ? pictures.get(value) : value
  }) as GroupDraft
