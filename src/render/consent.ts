export type Choice = 'granted' | 'refused'

const key = 'vitrine_consent'
/** LIVE-17 */
const maxMonths = 12

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the visitor chose, while it counts; null means: ask. */
export const readConsent = ({
  store = localStorage,
  now = Date.now(),
  months = maxMonths,
}: {
  store?: Store
  now?: number
  months?: number
} = {}): Choice | null => {
  const [choice, since] = (store.getItem(key) ?? '').split(' ')
  if (choice !== 'granted' && choice !== 'refused') return null
  const start = Number(since)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + Math.min(months, maxMonths))
  return start <= now && now < end.getTime() ? choice : null
}

export const rememberConsent = (choice: Choice, { store = localStorage as Store, now = Date.now() } = {}) =>
  store.setItem(key, `${choice} ${now}`)

export const withdrawConsent = (store: Store = localStorage) => store.removeItem(key)

/** LIVE-17: a page with a contact form is never tracked, so nobody is asked there either. */
export const isTrackingPossible = (page: ParentNode = document) => !page.querySelector('[data-block="contactForm"]')

/** LIVE-10: nothing is loaded before this says yes. */
export const mayTrack = (options: { store?: Store; now?: number; months?: number; page?: ParentNode } = {}) =>
  isTrackingPossible(options.page) && readConsent(options) === 'granted'
