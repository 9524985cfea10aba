import { track } from '../../render/track'
import type { Drag } from './followFinger'
import { followMouse } from './followMouse'
import { type DrawerEvent, limits, nextDrawer, startDrawer, totalProgress } from './slideDrawer'

/** The slide that a swipe leads to. */
type Next = { index: number; isDown: boolean; wasHeld: boolean }

/** Wheels and pads go on a while by themselves: a new turn begins after this much rest. */
const restMs = 120

/** Where the browser does not say so itself, the page stands still after this much rest. */
const longRestMs = 300
const tellsRest = 'onscrollend' in window

/** So near to its place a slide counts as being there, in parts of its height. */
const almost = 0.05

/** As in the style: those who want movement, on a screen that has room for it. */
const welcome = '(prefers-reduced-motion:no-preference) and (min-height:500px)'

/**
 * BLOCK-9: one slide at a time over the whole window. What it decides is `slideDrawer.ts`; that no swipe passes a slide
 * is up to the browser (`snapPoints.ts`).
 */
export default (element: HTMLElement, isEditing = false) => {
  const list = element.querySelector<HTMLElement>(':scope>ol')
  const controls = element.querySelector<HTMLElement>(':scope>.slide-controls')
  const room = matchMedia(welcome)
  if (isEditing || !list || !controls || !room.matches || !fits(list)) return plain(element)
  const slides = [...list.children].filter(child => child instanceof HTMLElement)
  const hasTouch = matchMedia('(any-pointer:coarse)').matches
  const listening = new AbortController()
  const { signal } = listening
  let drawer = startDrawer(slides.length)
  let target: number | null = null
  let isFingerDown = false
  let downAt = 0
  let next: Next | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  let lastWheel = 0
  let removeSnapPoints = () => {}

  const height = () => slides[0]!.offsetHeight
  const top = () => element.getBoundingClientRect().top + scrollY
  // Under a finger the first slide stays for one screen more, so that none comes past it in one movement.
  const stay = hasTouch ? 1 : 0
  const place = (index: number) => top() + (index + stay) * height()
  /** 1.5 is half way from the second slide to the third; before the first it is less than 0. */
  const position = () => {
    const at = (scrollY - place(0)) / height()
    return at < 0 ? Math.min(at + stay, 0) : at
  }
  const nearest = () => Math.min(Math.max(Math.round(position()), 0), slides.length - 1)
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
    const share = Math.min(scrollY / Math.max(scrollHeight - clientHeight, 1), 1)
    track('slider_progress_update', {
      sliderId: element.dataset.slider ?? '',
      pageId: element.dataset.page ?? '',
      totalProgress: totalProgress({ index, count, scrolled: share }),
      totalSlideCount: count,
      currentIndex: index,
    })
  }

  const isHeld = () => drawer.state === 'locked' || drawer.state === 'moving'

  const scrolled = () => {
    clearTimeout(resting)
    if (!tellsRest) resting = setTimeout(rest, longRestMs)
    look()
  }

  const look = () => {
    if (target !== null && Math.abs(scrollY - target) <= 1) arrive()
    if (isFingerDown) return
    const { top, bottom } = element.getBoundingClientRect()
    // Where a phone's bars give way, the window is higher than a slide.
    const ratio = (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(innerHeight, height())
    happen({ type: 'seen', ratio, index: nearest() })
  }

  /** Of a slide that was still on its way when the finger came down, nobody has read anything yet: it comes first. */
  const swiped = (drag: Drag) => {
    const isDown = drag.distance < 0
    const from = Math.min(Math.max(downAt, -1), slides.length)
    const before = isDown ? Math.floor(from + almost) : Math.ceil(from - almost)
    const index = before + (isDown ? 1 : -1)
    const wasHeld = before >= 0 && before < slides.length && isHeld()
    next = index >= 0 && index < slides.length ? { index, isDown, wasHeld } : null
    // The browser carries the page there by itself, or away.
    if (!wasHeld || drag.reach > height() * 0.6) return
    arrive()
    happen({ type: 'seen', ratio: 1, index: before })
    happen({ type: 'drag', distance: drag.distance })
  }

  const arrive = () => {
    target = null
    happen({ type: 'settled' })
  }

  const rest = () => {
    clearTimeout(resting)
    const y = scrollY
    resting = setTimeout(() => scrollY === y && !isFingerDown && settle(), target === null ? restMs : longRestMs)
  }

  /** The page stands still: whatever came between, the slide is put in its place. */
  const settle = () => {
    arrive()
    look()
    const goal = next
    next = null
    if (goal && isMissed(goal)) {
      if (goal.index === drawer.index) goTo(place(goal.index))
      else happen({ type: 'step', by: goal.index - drawer.index })
    } else if (drawer.state === 'locked' && !isInPlace()) goTo(place(drawer.index))
  }

  /** The browser has held back a short swipe, or let the page come past the slide that was next. */
  const isMissed = ({ index, isDown, wasHeld }: Next) => {
    const at = position()
    const isPassed = isDown ? at > index + almost : at < index - almost
    return isPassed || (wasHeld && nearest() !== index)
  }

  addEventListener('scroll', scrolled, { signal, passive: true })
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
  addEventListener(
    'keydown',
    event => {
      const { target } = event
      const isInside = target instanceof Node && element.contains(target)
      // Wherever nothing else has the focus, the keys are the page's; while it is held, they are the slides'.
      if (!isInside && !(target === document.body && isHeld())) return
      const isTyping = target instanceof Element && target.closest('input,textarea,select')
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
    removeSnapPoints()
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
  if (hasTouch)
    void import('./byFinger').then(({ addSnapPoints, followFinger }) => {
      if (signal.aborted) return
      removeSnapPoints = addSnapPoints({ element, stops })
      followFinger({
        signal,
        onDown: () => {
          isFingerDown = true
          next = null
          downAt = position()
        },
        onUp: drag => {
          isFingerDown = false
          if (Math.abs(drag.distance) > limits.drag) swiped(drag)
          look()
        },
      })
    })
  room.addEventListener('change', stop, { signal })
  show()
  look()
  return stop
}

const steps = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1, Home: -99, End: 99 }

/** Slides below one another, as without a script. */
const plain = (element: HTMLElement) => {
  element.classList.add('is-plain')
  return () => element.classList.remove('is-plain')
}

const fits = (list: HTMLElement) => [...list.children].every(slide => slide.scrollHeight <= slide.clientHeight + 1)

// Not `disabled`: a button that has just been used must keep the focus.
const mark = (controls: HTMLElement, step: string, isAtEnd: boolean) =>
  controls.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isAtEnd))
