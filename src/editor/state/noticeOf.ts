import type { Operation } from './operation'

/** The name of the words for a change that was refused: those of the call it is (editor.md §8). */
export const noticeOf = (operation: Operation): string => {
  switch (operation.resource) {
    case 'pageValues':
      return operation.change.kind === 'alt' ? 'updateMedia' : 'saveData'
    case 'groups':
      return { add: 'addGroup', move: 'sortGroup', remove: 'removeGroup', restore: 'setGroupStatus' }[
        operation.change.kind
      ]
    case 'cards':
      return operation.change.kind === 'move' ? 'sortCollection' : 'addToCollection'
    case 'pages':
      return operation.change.kind === 'sort' ? 'sortCollection' : 'addToCollection'
    case 'navigation':
      return 'writeNavigation'
    case 'settings':
      return 'writeSettings'
    case 'theme':
      return 'writeTheme'
  }
}
