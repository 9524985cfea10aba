/** EDIT-22: the cookie says only that somebody has signed in here; the server checks who. */
export const showEditLink = (link: HTMLElement) => {
  const { editHref } = link.dataset
  if (!editHref || !/(?:^|; )vitrine_editor=1(?:;|$)/.test(document.cookie)) return
  link.setAttribute('href', editHref)
  link.hidden = false
}
