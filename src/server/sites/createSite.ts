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
import * as making from '../storage/siteInMaking'
import { addHost, hostTaken, newSiteId, updateSite } from '../storage/sites'
import type { Storage, Tx } from '../storage/storage'
import { writeLeaves } from '../storage/wholeObject'

/** Reads a picture by its name and stores its file; its row is written with the site. */
export type TakePicture = (name: string) => Promise<Omit<Media, 'publicUrl'>>

type Wish = {
  storage: Storage
  template: SiteTemplate
  hosts: readonly Host[]
  takePicture: TakePicture
  siteId?: SiteId
  /** Who wanted it. */
  personId?: string | null
  /** After every picture and every few pages. */
  onStep?: (done: number, total: number) => Promise<void>
}

/**
 * Makes a site of a template, whole or not at all: in many units of work, between which others have their turn, and seen
 * by nobody before the last one. What a run has left that was broken off is taken away by the next.
 */
export const createSite = async ({ siteId = newSiteId(), ...wish }: Wish): Promise<SiteId> => {
  const { storage } = wish
  const run = newId()
  try {
    await make({ ...wish, siteId, run })
  } catch (error) {
    // Where that is not possible now, the next run does it, or housekeeping.
    await storage.write(tx => making.takeAway(tx, siteId, run)).catch(() => {})
    throw error
  }
  return siteId
}

const author = { personId: null }

const make = async ({
  storage,
  template,
  hosts,
  takePicture,
  siteId,
  run,
  personId = null,
  onStep = async () => {},
}: Wish & { siteId: SiteId; run: string }) => {
  const passwords = await Promise.all(
    template.pages.map(async page => page.passwordHash ?? (page.password ? hashPassword(page.password) : null)),
  )
  const names = picturesOf(template)
  const total = names.size + template.pages.length + 1
  const write = (work: (tx: Tx) => Promise<void>) =>
    storage.write(async tx => {
      await making.holdForRun(tx, siteId, run)
      await work(tx)
    })
  const taken = new Map<string, Omit<Media, 'publicUrl'>>()
  for (const name of names) {
    taken.set(name, await takePicture(name))
    await onStep(taken.size, total)
  }
  const pictures = new Map([...taken].map(([name, media]) => [name, media.id]))
  await storage.write(tx =>
    making.begin(
      tx,
      {
        id: siteId,
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
      },
      run,
    ),
  )
  for (const part of partsOf([...taken.values()], picturesAtOnce))
    await write(async tx => {
      for (const media of part) {
        await insertMedia(tx, siteId, media)
        await addJob(tx, { kind: 'media:derive', payload: { siteId, mediaId: media.id } })
      }
    })
  const ids = new Map<string, string>()
  // All of them first: what a page says may lead to any other.
  for (const part of partsOf(template.pages, pagesAtOnce))
    await write(async tx => {
      for (const { ref, role = null, key = null, collection = null, groups, meta, ...rest } of part) {
        const shareImage = meta?.shareImage ? pictures.get(meta.shareImage) : undefined
        const page = { ...rest, siteId, role, key, collection, meta: { ...meta, shareImage }, groups: [], author }
        ids.set(ref, await addPage(tx, page))
      }
    })
  let done = names.size
  for (const part of partsOf([...template.pages.entries()], pagesAtOnce)) {
    await write(async tx => {
      for (const [index, page] of part) {
        const pageId = ids.get(page.ref)!
        const drafts = page.groups.map(group => resolve(group, ids, pictures))
        await addGroups(tx, { siteId, pageId, parentId: pageId, author, drafts })
        if (!page.isDraft) await publishPage(tx, { siteId, pageId, author })
        const passwordHash = passwords[index]
        if (passwordHash) await setPagePassword(tx, { siteId, pageId, passwordHash })
      }
    })
    done += part.length
    await onStep(done, total)
  }
  await write(async tx => {
    await writeSurroundings(tx, { siteId, template, ids })
    if (template.business)
      await writeBusiness(tx, { ownerSiteId: siteId, business: { ...template.business, logoMediaId: null } })
    await updateSite(tx, siteId, { businessId: template.business?.id ?? null })
    await making.finish(tx, siteId, template.key)
    for (const host of hosts) if (!(await addHost(tx, siteId, host))) throw hostTaken(host.host)
    await audit(tx, { ...byServer(Date.now()), siteId, kind: 'siteCreated', subject: template.name, personId })
  })
}

const pagesAtOnce = 5
const picturesAtOnce = 50

const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/** Settings and navigation. */
const writeSurroundings = async (
  tx: Tx,
  { siteId, template, ids }: { siteId: SiteId; template: SiteTemplate; ids: ReadonlyMap<string, string> },
) => {
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
