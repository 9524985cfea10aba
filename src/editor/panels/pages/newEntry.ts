import type { Navigation, NavigationContainer } from '../../../content/navigation'
import type { NavigationChange } from '../../../content/rules/navigationChange'
import { newId } from '../../state/newId'

/** A new page in the navigation: in the bar itself, never under a title, where it could be overlooked. */
export const newEntry = (navigation: Navigation, pageId: string): NavigationChange[] => {
  const bar = navigation.find(({ label }) => Object.values(label).every(text => !text))
  if (bar) return [entryIn(bar, pageId)]
  const id = newId()
  return [
    { kind: 'addContainer', id, label: {} },
    { kind: 'addPage', id: newId(), pageId, container: id },
  ]
}

/** A page comes last in its container, before the buttons that end it. */
export const entryIn = ({ id: container, children }: NavigationContainer, pageId: string): NavigationChange => {
  const button = children[children.findLastIndex(({ appearance }) => appearance !== 'button') + 1]
  return { kind: 'addPage', id: newId(), pageId, container, before: button?.id }
}
