import { isPhone } from './usePhone'

/** EDIT-9: a new section is waited for this long. */
const watchMs = 30_000

/** To the top on a phone (EDIT-4) and for what is tall, else to the middle; smoothly, unless motion is unwanted. */
export const scrollToGroup = (element: Element) => {
  const isTall = element.getBoundingClientRect().height > innerHeight * 0.6
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: isPhone() || isTall ? 'start' : 'center' })
}

/** The group's element as soon as the page shows it; null when it does not in time. */
export const whenDrawn = (groupId: string): Promise<HTMLElement | null> =>
  new Promise(resolve => {
    const find = () => document.getElementById(`g-${groupId}`)
    const found = find()
    if (found) return resolve(found)
    const finish = (element: HTMLElement | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const observer = new MutationObserver(() => {
      const element = find()
      if (element) finish(element)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => finish(null), watchMs)
  })
