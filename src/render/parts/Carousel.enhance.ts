import { dragByMouse } from './dragByMouse'

/** BLOCK-3 */
const resizeDelay = 100

/**
 * Buttons, keys and dragging with the mouse for a row that already scrolls; slides out of sight leave the tab order. While
 * the page is being written only the buttons: keys and mouse are for the texts, and every slide can be reached.
 */
export default (element: HTMLElement, isEditing = false) => {
  const track = element.querySelector<HTMLElement>('.cards')
  const buttons = element.querySelector<HTMLElement>('.carousel-buttons')
  if (!track || !buttons) return () => {}
  const slides = [...track.children].filter(child => child instanceof HTMLElement)
  const dots = [...buttons.querySelectorAll<HTMLElement>('[data-go]')]
  const listening = new AbortController()
  const { signal } = listening
  let frame = 0
  let timer = 0

  const offset = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  const end = () => track.scrollWidth - track.clientWidth

  const current = () => {
    const distances = slides.map((_, index) => Math.abs(offset(index) - track.scrollLeft))
    return distances.indexOf(Math.min(...distances))
  }

  const go = (index: number) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const target = Math.min(Math.max(index, 0), slides.length - 1)
    track.scrollTo({ left: offset(target), behavior: isStill ? 'instant' : 'smooth' })
  }

  const update = () => {
    const { left, right } = track.getBoundingClientRect()
    for (const slide of slides) {
      const box = slide.getBoundingClientRect()
      const middle = (box.left + box.right) / 2
      slide.inert = !isEditing && (middle < left || middle > right) && !slide.contains(document.activeElement)
    }
    buttons.hidden = end() <= 1
    mark(buttons, '-1', track.scrollLeft <= 1)
    mark(buttons, '1', track.scrollLeft >= end() - 1)
    // Those that stand beside each other at the end have one dot.
    const stops = slides.filter((_, index) => index === 0 || offset(index - 1) < end() - 1).length
    const place = track.scrollLeft >= end() - 1 ? stops - 1 : Math.min(current(), stops - 1)
    for (const [index, dot] of dots.entries()) {
      dot.hidden = index >= stops
      dot.setAttribute('aria-current', String(index === place))
    }
  }

  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }

  const resized = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = window.setTimeout(update, resizeDelay)
  })

  buttons.addEventListener(
    'click',
    event => {
      const button = (event.target as Element).closest<HTMLElement>('button')
      if (button?.dataset.go) go(Number(button.dataset.go))
      else if (button?.getAttribute('aria-disabled') === 'false') go(current() + Number(button.dataset.step))
    },
    { signal },
  )
  track.addEventListener(
    'keydown',
    event => {
      if (isEditing) return
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -slides.length, End: slides.length }[event.key]
      if (step === undefined) return
      event.preventDefault()
      go(current() + step)
    },
    { signal },
  )
  track.addEventListener('scroll', soon, { signal, passive: true })
  if (!isEditing) dragByMouse({ track, signal, onSwipe: step => go(current() + step) })
  resized.observe(track)
  element.classList.add('is-enhanced')
  update()

  return () => {
    listening.abort()
    resized.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const slide of slides) slide.inert = false
    buttons.hidden = false
    element.classList.remove('is-enhanced')
  }
}

// Not `disabled`: a button that has just been used must keep the focus.
const mark = (buttons: HTMLElement, step: string, isAtEnd: boolean) =>
  buttons.querySelector(`[data-step="${step}"]`)?.setAttribute('aria-disabled', String(isAtEnd))
