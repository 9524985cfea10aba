import type { SiteId } from '../../content/id'
import { type Leaves, navigationFromLeaves, settingsFromLeaves, themeFromLeaves } from '../../content/rules/leaves'
import { pagesIn } from '../../content/rules/navigationChange'
import type { Step } from '../../content/rules/undoStack'
import { type ObjectName, wholeObjects } from '../../content/rules/wholeObjects'
import { areShapesApart, settingsSchema } from '../../content/settings'
import { themeSchema } from '../../content/theme'
import { readMedia } from '../storage/media'
import { readReferences } from '../storage/references'
import type { Session } from '../storage/sessions'
import type { Tx } from '../storage/storage'
import { turnLeaves } from '../storage/wholeObject'
import type { Author } from '../storage/writeValues'
import { keptMs, listDeletedPages } from './removePage'
import type { Turned } from './turnStep'

/** The part of a step that belongs to navigation, settings or theme: whole or not at all. It is live at once (D4). */
export const turnObject = async (
  tx: Tx,
  {
    siteId,
    name,
    session,
    step,
    now,
    ...action
  }: {
    siteId: SiteId
    name: ObjectName
    session: Session
    author: Author
    fromPageId: string
    kind: 'undo' | 'redo'
    step: Step
    now: number
  },
): Promise<Turned> => {
  const writes = step.writes.filter(write => write.object === name)
  if (writes.length === 0) return { applied: [], skipped: [] }
  // SEC-3: whoever is no admin any more leaves the theme as it is.
  const isAllowed = name !== 'theme' || session.role === 'admin'
  const { isDone, leaves, version } = await turnLeaves(tx, {
    siteId,
    name,
    writes,
    isGood: turned => isAllowed && isGood[name](tx, { siteId, leaves: turned, now }),
    undoes: step.of,
    ...action,
  })
  const inEffect = wholeObjects[name].inEffect(leaves)
  const values = writes.map(({ itemId, key }) => ({
    object: name,
    itemId,
    key,
    value: inEffect.get(key) ?? null,
    version,
  }))
  return isDone ? { applied: values, skipped: [] } : { applied: [], skipped: values }
}

type Check = (tx: Tx, object: { siteId: SiteId; leaves: Leaves; now: number }) => Promise<boolean>

/** What others did meanwhile may not go together with it, though they touched no leaf of it. */
const isGood: Record<ObjectName, Check> = {
  settings: async (_, { leaves }) => {
    const settings = settingsFromLeaves(leaves)
    return settingsSchema.safeParse(settings).success && areShapesApart(settings)
  },
  theme: async (tx, { siteId, leaves }) => {
    const theme = themeFromLeaves(leaves)
    const pictures = [theme.logoMediaId, theme.alternativeLogoMediaId].filter(id => id !== null)
    const known = await readMedia(tx.db, siteId, pictures)
    return themeSchema.safeParse(theme).success && pictures.every(id => id in known)
  },
  navigation: async (tx, { siteId, leaves, now }) => {
    // An entry of a deleted page is kept out of sight for as long as the page can be brought back.
    const navigation = navigationFromLeaves(leaves)
    const known = new Set([
      ...(await readReferences(tx.db, siteId, 'edit', { ids: pagesIn(navigation) })).map(({ id }) => id),
      ...(await listDeletedPages(tx.db, { siteId, since: now - keptMs })).map(({ id }) => id),
    ])
    return navigation.every(({ children }) => children.every(({ page }) => known.has(page.id)))
  },
}
