import type { Group } from '../group'
import type { Locale } from '../locale'
import type { Status } from '../status'

/** PUB-8: what publishing makes of a status. */
export const publishedStatus = (status: Status): Status => {
  if (status === 'draft') return 'published'
  if (status === 'markedForDeletion') return 'deleted'
  return status
}

/** EDIT-20: a draft goes at once, everything else is marked and remembers what it was. */
export const removedStatus = (status: Status): { status: Status; previousStatus: Status | null } =>
  status === 'draft'
    ? { status: 'deleted', previousStatus: 'draft' }
    : { status: 'markedForDeletion', previousStatus: status }

export const restoredStatus = (group: Pick<Group, 'status' | 'previousStatus'>): Status =>
  group.status === 'markedForDeletion' || group.status === 'deleted' ? (group.previousStatus ?? 'draft') : group.status

const transitions: Record<Status, readonly Status[]> = {
  draft: ['deleted', 'markedForDeletion', 'archived', 'published'],
  published: ['markedForDeletion', 'archived', 'draft'],
  archived: ['published', 'draft', 'markedForDeletion'],
  markedForDeletion: ['draft', 'published', 'archived', 'deleted'],
  deleted: ['draft', 'published', 'archived'],
}

export const canBecome = (from: Status, to: Status) => from === to || transitions[from].includes(to)

/** Whether visitors would see the group, in some language, once it is published. */
export const isKept = ({ status, visible }: Pick<Group, 'status' | 'visible'>) =>
  visible && publishedStatus(status) === 'published'

/** Whether a visitor reading this language sees the group. */
export const isShown = (group: Group, locale: Locale) =>
  group.status === 'published' && group.visible && !group.disallowedLanguages.includes(locale)

/** Whether the editor's working view holds it: marked groups stay visible until published. */
export const isInWorkingView = (group: Group, locale: Locale) =>
  group.status !== 'deleted' &&
  group.status !== 'archived' &&
  group.visible &&
  !group.disallowedLanguages.includes(locale)
