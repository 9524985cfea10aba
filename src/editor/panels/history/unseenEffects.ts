import type { VersionDifferences } from '../../../content/rules/versionDifferences'

/** What restoring the page (null) or one section would do besides what is marked on the page. */
export const unseenEffects = ({ added, moved, page }: VersionDifferences, groupId: string | null) => {
  const isConcerned = (sectionId: string | null) => groupId === null || sectionId === groupId
  const effects = {
    added: added.filter(({ sectionId }) => isConcerned(sectionId)),
    isMoved: moved.some(isConcerned),
    page: groupId === null ? page : [],
  }
  return { ...effects, isSomething: effects.added.length > 0 || effects.isMoved || effects.page.length > 0 }
}

/** The sections of the version that are otherwise now, each once. */
export const differentSections = ({ places, added, moved }: VersionDifferences): string[] => {
  const cards = added.filter(({ groupId, sectionId }) => groupId !== sectionId)
  return [
    ...new Set([
      ...places.map(({ sectionId }) => sectionId),
      ...cards.map(({ sectionId }) => sectionId),
      ...moved.filter(sectionId => sectionId !== null),
    ]),
  ]
}
