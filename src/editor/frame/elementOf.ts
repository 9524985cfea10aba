/** Where a group (null) or one of its fields stands on the page. */
export const elementOf = (groupId: string, field: string | null): Element | null => {
  const root = document.getElementById(`g-${groupId}`)
  if (!root || field === null) return root
  const named = root.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)
  return [...named].find(entry => entry.closest('[data-block]') === root) ?? null
}
