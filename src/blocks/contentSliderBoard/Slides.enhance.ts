import { track } from '../../render/track'
import { type DrawerEvent, limits, nextDrawer, startDrawer, totalProgress } from './slideDrawer'
import { addSnapPoints } from './snapPoints'
import { type Drag, followFinger, followMouse } from './verticalDrag'

/** Wheels and pads go on a while by themselves: a new turn begins after this much rest. */
const restMs = 120

/** Where the browser does not say so itself, the page stands still after this much rest. */
const longRestMs = 300
const tellsRest = 'onscrollend' in globalThis

/** So near to its place a slide counts as being there, in parts of its height. */
const almost = 0.05

/** As in the style: those who want movement, on a screen that has room for it. */
const welcome = '(prefers-reduced-motion: no-preference) and (min-height: 500px)'

/**
 * BLOCK-9: one slide at a time over the whole window. What it decides is `slideDrawer.ts`; that no swipe passes a slide
 * is up to the browser (`snapPoints.ts`).
 */
export default (element: HTMLElement, isEditing = false) => {
  const list = element.querySelector<HTMLElement>(':scope > ol')
  const controls = element.querySelector<HTMLElement>(':scope > .slide-controls')
  const room = matchMedia(welcome)
  if (isEditing || !list || !controls || !room.matches || !fits(list)) return plain(element)
  const slides = [...list.children].filter(child => child instanceof HTMLElement)
  const hasTouch = matchMedia('(any-pointer: coarse)').matches
  const listening = new AbortController()
  const { signal } = listening
  let drawer = startDrawer(slides.length)
  let target: number | null = null
  let isFingerDown = false
  let heldAt: number | null = null
  let wanted: number | null = null
  let resting = 0
  let lastWheel = 0

  const height = () => slides[0]!.offsetHeight
  const top = () => element.getBoundingClientRect().top + scrollY
  // Under a finger the first slide stays for one screen more, so that none comes past it in one movement.
  const stay = hasTouch ? 1 : 0
  const place = (index: number) => top() + (index + stay) * height()
  /** 1.5 is half way from the second slide to the third. */
  const position = () => Math.min(Math.max((scrollY - place(0)) / height(), 0), slides.length - 1)
  const isInPlace = () =>
    drawer.index === 0 ? scrollY >= top() - 1 && scrollY <= place(0) + 1 : Math.abs(scrollY - place(drawer.index)) <= 1

  const show = () => {
    for (const [index, slide] of slides.entries()) slide.inert = index !== drawer.index
    mark(controls, '-1', drawer.index === 0)
    mark(controls, '1', drawer.index === slides.length - 1)
    controls.querySelector('[data-place]')!.textContent = `${drawer.index + 1} / ${slides.length}`
  }

  const goTo = (y: number) => {
    target = y
    scrollTo({ top: y, behavior: 'smooth' })
  }

  const leave = (by: number) => {
    const edge = by < 0 ? top() : place(slides.length - 1)
    // From within the first slide's stay nothing would move at first.
    if (by < 0 && scrollY > edge) scrollTo({ top: edge, behavior: 'instant' })
    if (Math.abs(scrollY - edge) < Math.abs(by)) scrollTo({ top: edge + by, behavior: 'smooth' })
  }

  const happen = (event: DrawerEvent) => {
    const before = drawer
    const answer = nextDrawer(drawer, event)
    drawer = answer.drawer
    element.dataset.drawer = drawer.state
    if (drawer.state === 'closed') return stop()
    if (drawer.state === 'locked' && before.state === 'free' && !hasTouch) goTo(place(drawer.index))
    if (answer.scrollBy !== 0) leave(answer.scrollBy)
    if (drawer.index === before.index) return
    if (event.type !== 'seen') goTo(place(drawer.index))
    if (slides[before.index]!.contains(document.activeElement)) list.focus({ preventScroll: true })
    show()
    tell()
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

  const look = () => {
    clearTimeout(resting)
    if (!tellsRest) resting = window.setTimeout(rest, longRestMs)
    if (target !== null && Math.abs(scrollY - target) <= 1) arrive()
    if (isFingerDown) return
    const { top, bottom } = element.getBoundingClientRect()
    // Where a phone's bars give way, the window is higher than a slide.
    const ratio = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(innerHeight, height())
    happen({ type: 'seen', ratio, index: Math.round(position()) })
  }

  /** Of a slide that was still on its way when the finger came down, nobody has read anything yet: it comes first. */
  const swiped = (drag: Drag, from: number) => {
    const isDown = drag.distance < 0
    const index = isDown ? Math.floor(from + almost) : Math.ceil(from - almost)
    const next = index + (isDown ? 1 : -1)
    if (next >= 0 && next < slides.length) wanted = next
    // The browser carries the page there by itself, or away.
    if (reachOf(drag) > height() * 0.6) return
    arrive()
    happen({ type: 'seen', ratio: 1, index })
    happen({ type: 'drag', distance: drag.distance })
  }

  const arrive = () => {
    target = null
    happen({ type: 'settled' })
  }

  /** The page stands still: whatever came between, the slide is put in its place. */
  const rest = () => {
    if (isFingerDown) return
    arrive()
    look()
    clearTimeout(resting)
    const next = wanted
    wanted = null
    // A swipe that began while a slide was still coming may have carried the page past it.
    if (next !== null && next !== drawer.index) return happen({ type: 'step', by: next - drawer.index })
    if (drawer.state !== 'locked' && next === null) return
    if (!isInPlace()) goTo(place(drawer.index))
    // Looks the same, and the next movement leads on at once.
    else if (drawer.index === 0 && scrollY < place(0) - 1) scrollTo({ top: place(0), behavior: 'instant' })
  }

  addEventListener('scroll', look, { signal, passive: true })
  addEventListener('scrollend', rest, { signal })
  element.addEventListener(
    'wheel',
    event => {
      if (!isHeld() || event.ctrlKey || !event.cancelable) return
      event.preventDefault()
      const isRested = event.timeStamp - lastWheel > restMs
      lastWheel = event.timeStamp
      if (isRested) happen({ type: 'drag', distance: -Math.sign(event.deltaY) * Math.max(Math.abs(event.deltaY), 21) })
    },
    { signal, passive: false },
  )
  followMouse({ element, signal, isHeld, onDrag: distance => happen({ type: 'drag', distance }) })
  followFinger({
    signal,
    onDown: () => {
      isFingerDown = true
      wanted = null
      heldAt = isHeld() ? position() : null
    },
    onUp: drag => {
      isFingerDown = false
      if (heldAt !== null && Math.abs(drag.distance) > limits.drag) swiped(drag, heldAt)
      look()
    },
  })
  addEventListener(
    'keydown',
    event => {
      const { target } = event
      const isInside = target instanceof Node && element.contains(target)
      // Wherever nothing else has the focus, the keys are the page's; while it is held, they are the slides'.
      if (!isInside && !(target === document.body && isHeld())) return
      const isTyping = target instanceof Element && target.closest('input, textarea, select')
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Escape' && isInside) return happen({ type: 'close' })
      const by = steps[event.key as keyof typeof steps]
      // The way to the ends of the page stays open.
      if (by === undefined || (!isInside && Math.abs(by) > 1)) return
      event.preventDefault()
      if (isInside) happen({ type: 'step', by })
      else happen({ type: 'drag', distance: -by * (limits.drag + 1) })
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
    const isSeen = drawer.state === 'closed'
    listening.abort()
    clearTimeout(resting)
    removeSnapPoints?.()
    delete element.dataset.drawer
    for (const slide of slides) slide.inert = false
    controls.hidden = true
    plain(element)
    if (isSeen) slides[drawer.index]!.scrollIntoView({ behavior: 'instant' })
    if (hadFocus) list.focus({ preventScroll: true })
  }

  element.classList.remove('is-plain')
  controls.hidden = false
  const stops = slides.map((_, index) => `calc(${index + stay} * 100svh)`)
  const removeSnapPoints = hasTouch ? addSnapPoints({ element, stops }) : null
  room.addEventListener('change', stop, { signal })
  show()
  look()
  return stop
}

/** About how far a swipe moves the page in all: as measured, by the square of its speed. */
const reachOf = ({ distance, speed }: Drag) => Math.abs(distance) + 25 * speed ** 2

const steps = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1, Home: -999, End: 999 }

/** Slides below one another, as without a script. */
const plain = (element: HTMLElement) => {
  element.classList.add('is-plain')
  return () => element.classList.remove('is-plain')
}

const fits = (list: HTMLElement) => [...list.children].every(slide => slide.scrollHeight <= slide.clientHeight + 1)

// Not `disabled`: a button that has just been used must keep the focus.
const mark = (controls: HTMLElement, step: string, isAtEnd: boolean) =>
  controls.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isAtEnd))
