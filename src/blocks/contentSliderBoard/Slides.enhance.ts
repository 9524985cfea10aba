import { track } from '../../render/track'
import { type DrawerEvent, limits, nextDrawer, startDrawer, totalProgress } from './slideDrawer'

/** Wheels and pads go on a while by themselves: a new turn begins after this much rest. */
const restMs = 120

/** BLOCK-9: one slide at a time, held in place while it fills the window. What it decides is `slideDrawer.ts`. */
export default (element: HTMLElement, isEditing = false) => {
  const list = element.querySelector<HTMLElement>(':scope > ol')
  const controls = element.querySelector<HTMLElement>(':scope > .slide-controls')
  if (isEditing || !list || !controls || !isWelcome() || !fits(list)) return plain(element)
  const slides = [...list.children].filter(child => child instanceof HTMLElement)
  const listening = new AbortController()
  const { signal } = listening
  let drawer = startDrawer(slides.length)
  let settling = 0
  let lastWheel = 0

  const show = () => {
    list.style.translate = `0 ${-100 * drawer.index}%`
    for (const [index, slide] of slides.entries()) slide.inert = index !== drawer.index
    mark(controls, '-1', drawer.index === 0)
    mark(controls, '1', drawer.index === slides.length - 1)
    controls.querySelector('[data-place]')!.textContent = `${drawer.index + 1} / ${slides.length}`
  }

  const happen = (event: DrawerEvent) => {
    const before = drawer
    const answer = nextDrawer(drawer, event)
    drawer = answer.drawer
    element.dataset.drawer = drawer.state
    // To the very edge: the room that a header wants elsewhere would let go again.
    if (drawer.state === 'locked' && before.state === 'free')
      scrollBy({ top: element.getBoundingClientRect().top, behavior: 'smooth' })
    if (answer.scrollBy !== 0) scrollBy({ top: answer.scrollBy, behavior: 'smooth' })
    if (drawer.state === 'closed') return stop()
    if (drawer.index === before.index) return
    if (slides[before.index]!.contains(document.activeElement)) list.focus({ preventScroll: true })
    show()
    tell()
    clearTimeout(settling)
    settling = window.setTimeout(() => happen({ type: 'settled' }), limits.tweenMs)
  }

  const tell = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    const { index, count } = drawer
    const scrolled = Math.min(scrollY / Math.max(scrollHeight - clientHeight, 1), 1)
    track('slider_progress_update', {
      sliderId: element.dataset.slider ?? '',
      pageId: element.dataset.page ?? '',
      totalProgress: totalProgress({ index, count, scrolled }),
      totalSlideCount: count,
      currentIndex: index,
    })
  }

  const isHeld = () => drawer.state === 'locked' || drawer.state === 'moving'

  const watch = new IntersectionObserver(
    ([entry]) => {
      // What is higher than the window can never be seen whole: its share of the window counts.
      const { intersectionRect, boundingClientRect } = entry!
      happen({ type: 'seen', ratio: intersectionRect.height / Math.min(boundingClientRect.height, innerHeight) })
    },
    { threshold: [0.5, 0.75, 0.9, 0.94, limits.lockAt, 0.97, 0.99, 1] },
  )
  watch.observe(element)

  element.addEventListener(
    'wheel',
    event => {
      if (!isHeld() || event.ctrlKey) return
      event.preventDefault()
      const isRested = event.timeStamp - lastWheel > restMs
      lastWheel = event.timeStamp
      if (isRested) happen({ type: 'drag', distance: -Math.sign(event.deltaY) * Math.max(Math.abs(event.deltaY), 21) })
    },
    { signal, passive: false },
  )
  dragVertically({ element, signal, isHeld, onDrag: distance => happen({ type: 'drag', distance }) })
  element.addEventListener(
    'keydown',
    event => {
      const by = steps[event.key as keyof typeof steps]
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape') return happen({ type: 'close' })
      if (by === undefined) return
      event.preventDefault()
      happen({ type: 'step', by })
    },
    { signal },
  )
  controls.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button')
      if (button?.dataset.close !== undefined) happen({ type: 'close' })
      else if (button?.dataset.step) happen({ type: 'step', by: Number(button.dataset.step) })
    },
    { signal },
  )

  const stop = () => {
    const hadFocus = controls.contains(document.activeElement)
    listening.abort()
    watch.disconnect()
    clearTimeout(settling)
    delete element.dataset.drawer
    list.style.translate = ''
    for (const slide of slides) slide.inert = false
    controls.hidden = true
    plain(element)
    if (hadFocus) list.focus()
  }

  element.classList.remove('is-plain')
  controls.hidden = false
  show()
  return stop
}

const steps = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1, Home: -999, End: 999 }

/** Slides below one another, as without a script. */
const plain = (element: HTMLElement) => {
  element.classList.add('is-plain')
  return () => element.classList.remove('is-plain')
}

/** Held pages are for those who want movement, and where every slide has room. */
const isWelcome = () => matchMedia('(prefers-reduced-motion: no-preference) and (min-height: 30rem)').matches

const fits = (list: HTMLElement) => [...list.children].every(slide => slide.scrollHeight <= slide.clientHeight + 1)

// Not `disabled`: a button that has just been used must keep the focus.
const mark = (controls: HTMLElement, step: string, isAtEnd: boolean) =>
  controls.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isAtEnd))

/** A finger or the mouse; one drag is one step. */
const dragVertically = ({
  element,
  signal,
  isHeld,
  onDrag,
}: {
  element: HTMLElement
  signal: AbortSignal
  isHeld: () => boolean
  onDrag: (distance: number) => void
}) => {
  let start: number | null = null
  const begin = (y: number) => {
    start = isHeld() ? y : null
  }
  const end = (y: number) => {
    if (start !== null) onDrag(y - start)
    start = null
  }
  element.addEventListener('touchstart', event => begin(event.touches[0]!.clientY), { signal, passive: true })
  element.addEventListener('touchmove', event => isHeld() && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  element.addEventListener('touchend', event => end(event.changedTouches[0]!.clientY), { signal, passive: true })
  element.addEventListener('pointerdown', event => event.pointerType === 'mouse' && begin(event.clientY), { signal })
  window.addEventListener('pointerup', event => event.pointerType === 'mouse' && end(event.clientY), { signal })
  element.addEventListener('dragstart', event => event.preventDefault(), { signal })
}
