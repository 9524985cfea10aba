const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** HOURS-2, D16: the cached HTML knows no today. */
export const markToday = (root: ParentNode, now = Date.now()) => {
  const name = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', weekday: 'short' }).format(now)
  const today = weekdays.indexOf(name) + 1
  for (const row of root.querySelectorAll<HTMLElement>('[data-weekdays]')) {
    const [from = 0, to = 0] = (row.dataset.weekdays ?? '').split('-').map(Number)
    if (from <= today && today <= to) row.setAttribute('aria-current', 'date')
  }
}
