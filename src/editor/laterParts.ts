/**
 * Parts that are not needed to see the page but soon after: they come with the first touch of the page (`main`), so that
 * they are here when the connection is not.
 */
export const laterParts = {
  add: () => import('./panels/AddPanel'),
  conflict: () => import('./panels/ConflictDialog'),
  cards: () => import('./panels/collection/BoardCards'),
  describe: () => import('./media/DescribePanel'),
  link: () => import('./panels/LinkPanel'),
  unsaved: () => import('./panels/unsaved/UnsavedPanel'),
  options: () => import('./options/OptionsPanel'),
  signIn: () => import('./panels/SignInDialog'),
  removed: () => import('./panels/RemovedDialog'),
  pageGone: () => import('./panels/PageGoneDialog'),
}
