import type { Navigation } from '../../../content/navigation'
import {
  changeNavigation,
  isPossible,
  type NavigationChange,
  otherLabel,
} from '../../../content/rules/navigationChange'
import { calls } from '../../../contract/calls'
import { isRead, newest } from '../content'
import { type Resource, request } from './resource'

/**
 * What is done to the navigation, by what it means. It is made on top of the navigation as it is known and sent whole;
 * where somebody else was faster it is made again on top of theirs (D2). Only a label that both gave is asked about.
 */
export const navigation: Resource<NavigationChange> = {
  part: 'navigation',
  version: 1,
  // Each is a step of its own; only a label that is typed anew takes the place of the last.
  owns: change => (change.kind === 'label' ? [`${change.id} label:${change.locale}`] : []),
  basis: () => null,
  makes: change => (change.kind === 'addContainer' || change.kind === 'addPage' ? [change.id] : []),
  needs: change => {
    if (change.kind === 'addContainer') return []
    if (change.kind === 'addPage') return [change.container]
    return change.kind === 'moveEntry' ? [change.id, change.container] : [change.id]
  },
  join: (earlier, later) => {
    if (earlier.kind !== 'label' || later.kind !== 'label') return later
    return later.label === earlier.seen ? null : { ...later, seen: earlier.seen }
  },

  request: (change, { saved, pageId }) => {
    if (!isRead(saved.navigation)) return null
    const { value, version } = saved.navigation
    if (!isPossible(value, change)) return 'gone'
    return request('writeNavigation', {
      navigation: changeNavigation(value, change),
      base: version,
      fromPageId: pageId,
    })
  },
  lay: (content, change) => {
    if (!isRead(content.navigation)) return content
    const { value, version } = content.navigation
    return { ...content, navigation: { value: changeNavigation(value, change), version } }
  },
  adopt: (saved, change, { data, version = 0 }) => {
    const known = isRead(saved.navigation) ? saved.navigation.version : 0
    if (known >= version) return { saved, versions: {} }
    // The answer lists the pages alone; what is known of them stays.
    const value = isRead(saved.navigation) ? changeNavigation(saved.navigation.value, change) : (data as Navigation)
    return { saved: { ...saved, navigation: { value, version } }, versions: {} }
  },
  contested: (change, { navigation: known }) => {
    const theirs = isRead(known) ? otherLabel(known.value, change) : null
    return theirs === null || !isRead(known) ? null : { value: theirs, version: known.version, changedBy: null }
  },
  keep: {
    mine: (change, theirs) => (change.kind === 'label' ? { ...change, seen: String(theirs) } : change),
    theirs: () => null,
  },
  reload: reading =>
    reading.part('navigation', calls.readNavigation, { includeDrafts: 'true' }, (value, { version, known }) =>
      newest(known, { value, version }),
    ),

  label: change => {
    const words = verbs[change.kind]
    const name = change.kind === 'label' ? change.label : undefined
    const named = (part: string, verb: string) => [part, verb, name].filter(Boolean).join(' · ')
    return { de: named('Navigation', words.de), fr: named('Navigation', words.fr) }
  },
  place: () => null,
  typed: change => (change.kind === 'label' ? { key: 'label', value: change.label } : null),
}

const verbs: Record<NavigationChange['kind'], { de: string; fr: string }> = {
  addContainer: { de: 'Neue Gruppe', fr: 'Nouveau groupe' },
  label: { de: 'Titel', fr: 'Titre' },
  removeContainer: { de: 'Gruppe entfernen', fr: 'Suppression du groupe' },
  moveContainer: { de: 'Reihenfolge', fr: 'Ordre' },
  addPage: { de: 'Seite hinzufügen', fr: 'Ajout d’une page' },
  removeEntry: { de: 'Seite entfernen', fr: 'Retrait d’une page' },
  moveEntry: { de: 'Reihenfolge', fr: 'Ordre' },
  appearance: { de: 'Darstellung', fr: 'Présentation' },
}
