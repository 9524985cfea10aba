import type { Navigation } from '../../../content/navigation'
import type { NavigationChange } from '../../../content/rules/navigationChange'
import { newId } from '../../state/newId'

/** A new page in the navigation: behind the entries of the bar, before the buttons that end it. */
export const newEntry = (navigation: Navigation, pageId: string): NavigationChange[] => {
  const bar = navigation.find(({ label }) => Object.values(label).every(text => !text)) ?? null
  const [id, container] = [newId(), bar?.id ?? newId()]
  const added: NavigationChange = { kind: 'addPage', id, pageId, container }
  if (!bar) return [{ kind: 'addContainer', id: container, label: {} }, added]
  const last = bar.children.findLastIndex(({ appearance }) => appearance !== 'button')
  const button = bar.children[last + 1]
  return button ? [added, { kind: 'moveEntry', id, container, before: button.id }] : [added]
}
